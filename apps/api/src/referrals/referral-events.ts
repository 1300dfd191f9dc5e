import type { RoutesOf } from '../live/events.ts';
import { driverTopic, type Topic } from '../live/topics.ts';

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

declare module '../live/topics.ts' {
  interface TopicsByNoun {
    referrals: 'referral-terms' | 'referrals';
  }
}

/** What drivers get who bring others, for admins and drivers. */
export const REFERRAL_TERMS: Topic = 'referral-terms';
/** What comes of referrals, for admins. */
export const REFERRALS: Topic = 'referrals';

export const referralRoutes: RoutesOf<ReferralTermsChanged | ReferralChanged> = {
  'referral_terms.changed': () => [REFERRAL_TERMS],
  'referral.changed': ({ bringerId, comerId }) => [REFERRALS, driverTopic(bringerId), driverTopic(comerId)],
};
