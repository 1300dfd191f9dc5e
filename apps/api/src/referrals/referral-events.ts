import type { RoutesOf } from '../live/events.ts';
import { driverTopic, REFERRAL_TERMS, REFERRALS } from '../live/topics.ts';

/** Terms were set or taken back. Says no more: pages read again. */
export interface ReferralTermsChanged {
  event: 'referral_terms.changed';
}

/** Something came of a referral: its driver signed up, was approved, completed a ride, or one of the two was paid. */
export interface ReferralChanged {
  event: 'referral.changed';
  bringerId: string;
  comerId: string;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    referrals: ReferralTermsChanged | ReferralChanged;
  }
}

export const referralRoutes: RoutesOf<ReferralTermsChanged | ReferralChanged> = {
  'referral_terms.changed': () => [REFERRAL_TERMS],
  'referral.changed': ({ bringerId, comerId }) => [REFERRALS, driverTopic(bringerId), driverTopic(comerId)],
};
