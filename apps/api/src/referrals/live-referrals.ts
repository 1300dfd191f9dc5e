import type { ReferralsChange } from '@ridewire/contracts';
import type { EventHub, View } from '../live/event-hub.ts';
import { liveChanges } from '../live/live-subscription.ts';
import { driverTopic } from '../live/topics.ts';
import { REFERRAL_TERMS, REFERRALS } from './referral-events.ts';

const deskView: View<ReferralsChange> = () => ({ isChanged: true });
/** The driver's topic has much else. */
const ownView: View<ReferralsChange> = (event) =>
  event.event === 'referral_terms.changed' || event.event === 'referral.changed'
    ? { isChanged: true }
    : undefined;

/** That terms were set, or something came of a referral. */
export const liveReferrals = ({ hub }: { hub: EventHub }) =>
  liveChanges(hub, [REFERRAL_TERMS, REFERRALS], deskView);

/** The same of a driver's own referrals, on either side. */
export const liveOwnReferrals = ({ hub }: { hub: EventHub }, driverId: string) =>
  liveChanges(hub, [REFERRAL_TERMS, driverTopic(driverId)], ownView);
