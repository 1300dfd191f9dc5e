import { useMemo } from 'react';
import { useRefreshOnChange } from '../../kit/lists/use-refresh-on-change.ts';
import { turnOfRide } from './live/reduce-rides.ts';
import { useRidesLive } from './live/rides-live.ts';
import { rideKey, RIDES_KEY } from './rides-queries.ts';

/**
 * Keeps what is shown of rides fresh; with an id, of that ride alone. Shows nothing itself: in a busy city it renders with
 * every change, and what stands around it does not.
 */
export function FollowRides({ rideId }: { rideId?: string }) {
  const { data: told } = useRidesLive();
  const key = useMemo(() => (rideId ? rideKey(rideId) : RIDES_KEY), [rideId]);
  useRefreshOnChange(told && (rideId ? turnOfRide(told, rideId) : told.turn), key);
  return null;
}
