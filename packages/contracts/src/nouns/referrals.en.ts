import { sayMoney } from '../texts/en/money.ts';

export const refusals = {
  REFERRAL_UNKNOWN: 'No driver has this referral code. Check its letters, or leave the field empty.',
  REFERRAL_GONE: 'The driver with this referral code has left. Leave the field empty.',
  REFERRAL_BARRED: 'The driver with this referral code can’t bring anyone right now. Leave the field empty.',
  REFERRAL_RIDER: 'Referral codes are only for people who sign up as drivers.',
  REFERRALS_OFF: 'Referral codes don’t count at the moment. Leave the field empty.',
  REFERRAL_TERMS_BEGUN: 'These terms already hold. Set others instead.',
};

export const mistakes = {
  referralTermsId: 'The ID of referral terms must be a UUID.',
  referralOn: 'Say whether drivers can bring drivers: true or false.',
  referralRides: ({ max }: { max: number }) => `The number of rides must be a whole number from 1 to ${max}.`,
  referralDays: ({ max }: { max: number }) => `The number of days must be a whole number from 1 to ${max}.`,
  referralBonus: ({ max }: { max: number }) =>
    `Each bonus must be from ${sayMoney(0)} to ${sayMoney(max)}, in whole cents.`,
  referralNothing: 'At least one of the two drivers must get a bonus.',
};

export const notifications = {
  referral_paid: ({
    isBringer,
    rides,
    bonusCents,
  }: {
    isBringer: boolean;
    rides: number;
    bonusCents: number;
  }) => ({
    title: 'You got a referral bonus',
    message: `${isBringer ? 'A driver you brought' : 'You came with a referral code and'} completed ${rides} ${rides === 1 ? 'ride' : 'rides'}. Your bonus is ${sayMoney(bonusCents)}.`,
  }),
};

export const notificationKinds = {
  referral_paid: 'Referral bonuses',
};
