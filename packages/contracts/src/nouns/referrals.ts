import { page } from '../lead.ts';

export const refusals = {
  REFERRAL_UNKNOWN: 404,
  REFERRAL_GONE: 409,
  REFERRAL_BARRED: 409,
  REFERRAL_RIDER: 409,
  REFERRALS_OFF: 409,
  REFERRAL_TERMS_BEGUN: 409,
} as const;

export const notifications = {
  referral_paid: { driver: page('/dashboard/driver/earnings') },
};
