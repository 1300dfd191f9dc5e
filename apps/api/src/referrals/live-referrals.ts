import type { ReferralsChange, ReferralsSnapshot } from '@ridewire/contracts';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { driverTopic } from '../live/topics.ts';
import { REFERRAL_TERMS, REFERRALS } from './referral-events.ts';

const deskView: View<ReferralsChange> = () => ({ isChanged: true });
/** The driver's topic has much else. */
const ownView: View<ReferralsChange> = (event) =>
  event.event === 'referral_terms.changed' || event.event === 'referral.changed'
    ? { isChanged: true }
    : undefined;
const read = () => Promise.resolve(null);

/** That terms were set, or something came of a referral. There is no snapshot: it is read again after each event. */
export const liveReferrals = ({ hub }: { hub: EventHub }): Live<ReferralsSnapshot, ReferralsChange> =>
  new Live({ hub, topic: [REFERRAL_TERMS, REFERRALS], view: deskView, read });

/** The same of a driver's own referrals, on either side. */
export const liveOwnReferrals = (
  { hub }: { hub: EventHub },
  driverId: string,
): Live<ReferralsSnapshot, ReferralsChange> =>
  new Live({ hub, topic: [REFERRAL_TERMS, driverTopic(driverId)], view: ownView, read });
