export const title = 'Messages';
