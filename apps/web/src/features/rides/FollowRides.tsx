import { useCallback } from 'react';
import { trpc } from '../../kit/live/trpc.ts';
import { useRefreshOnChange } from '../../kit/lists/use-refresh-on-change.ts';
import { turnOfRide } from './live/reduce-rides.ts';
import { useRidesLive } from './live/rides-live.ts';
import { invalidateRide } from './keep-ride.ts';

/**
 * Keeps what is shown of rides fresh; with an id, of that ride alone. Shows nothing itself: in a busy city it renders with
 * every change, and what stands around it does not.
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
