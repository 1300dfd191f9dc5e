export const title = 'Quests & Referral';
