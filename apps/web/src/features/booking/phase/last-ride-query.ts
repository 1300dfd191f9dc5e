import type { RiderRide } from '@ridewire/contracts';
import { queryOptions } from '@tanstack/react-query';
import { getConnection } from '../../../kit/live/connection-state.ts';
import { api } from '../../../kit/live/trpc.ts';
import { isFresh } from './ride-phase.ts';

export const lastRideKey = ['last-ride'] as const;

async function readLastRide(): Promise<RiderRide | null> {
  const [ride] = await api.rides.history.query({ limit: 1 });
  return ride && isFresh(ride, Date.now() + getConnection().clockOffsetMs) ? ride : null;
}

/**
 * The rider's last finished ride while it is fresh; null for none. A live snapshot knows active rides only, so whoever
 * opens the page or finds the link again asks here whether one ended meanwhile.
 * @param openCount how often the link has been gained: each time it is asked anew
 */
export const lastRideQuery = (openCount: number) =>
  queryOptions({
    queryKey: [...lastRideKey, openCount],
    queryFn: readLastRide,
    gcTime: 0,
    staleTime: 0,
  });
