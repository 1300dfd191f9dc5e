import type { Noun } from '../procedures/noun.ts';
import { referralRoutes } from './referral-events.ts';
import { referralPersonalData } from './referral-personal-data.ts';
import { referralWork } from './referral-work.ts';
import { createReferralsRouter } from './referrals.router.ts';

export const referrals = {
  procedures: { router: createReferralsRouter, area: null },
  routes: referralRoutes,
  work: referralWork,
  personalData: referralPersonalData,
} satisfies Noun;
