import type { Role } from '@ridewire/contracts';
import { DriverPresence } from '../driving/DriverPresence.tsx';
import { useEmergencyAlert } from '../emergency/use-emergency-alert.ts';
import { useHelpAlert } from '../emergency/use-help-alert.ts';
import { useLinkWatch } from '../live/use-link-watch.ts';
import { isFinished } from '../screens/ride-history/finished-ride.ts';
import { useKeepHistory } from '../screens/ride-history/use-keep-history.ts';
import { useKeepPayments } from '../payments/use-keep-payments.ts';
import { useDriverLive, useRiderLive } from '../live/use-live.ts';
import { OfferAnywhere } from '../offers/OfferAnywhere.tsx';
import { useToldAlert } from '../notifications/use-told-alert.ts';
import { useFollowProfile } from '../session/use-profile.ts';
import { lazyExtra } from './lazy-extra.tsx';

/** Follows what concerns the person on every page: a ride may start or end while they look at something else. */
export function FollowRole({ role }: { role: Role }) {
  useFollowProfile();
  useToldAlert();
  if (role === 'rider') return <FollowRider />;
  return role === 'driver' ? <FollowDriver /> : <FollowAdmin />;
}

/** After the page: what it says is said when something happens. */
const RidePresence = lazyExtra(async () => (await import('../riding/RidePresence.tsx')).RidePresence);

function FollowRider() {
  const { data } = useRiderLive();
  useKeepHistory('rider', data?.ride);
  useKeepPayments(data?.ride);
  useLinkWatch(data?.ride != null && !isFinished(data.ride));
  useHelpAlert();
  return <RidePresence />;
}

function FollowDriver() {
  const { driving } = useDriverLive();
  useKeepHistory('driver', driving.data?.ride);
  useHelpAlert();
  return (
    <>
      <DriverPresence />
      <OfferAnywhere />
    </>
  );
}

function FollowAdmin() {
  useEmergencyAlert();
  return null;
}
