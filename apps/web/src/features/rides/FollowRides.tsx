import { useCallback } from 'react';
import { trpc } from '../../kit/live/trpc.ts';
import { useRefreshOnChange } from '../../kit/lists/use-refresh-on-change.ts';
import { turnOfRide } from './live/reduce-rides.ts';
import { useRidesLive } from './live/rides-live.ts';
import { invalidateRide } from './keep-ride.ts';

/**
 * Keeps shown rides up to date; with an id, only that ride. It renders nothing itself, because in a busy city it updates
 * with every change, which must not render the parts around it.
 */
export function FollowRides({ rideId }: { rideId?: string }) {
  const { data: told } = useRidesLive();
  const utils = trpc.useUtils();
  const readAnew = useCallback(
    () => (rideId ? invalidateRide(rideId) : utils.rides.invalidate()),
    [utils, rideId],
  );
  useRefreshOnChange(told && (rideId ? turnOfRide(told, rideId) : told.turn), readAnew);
  return null;
}
