import type { RiderRide } from '@ridewire/contracts';
import { useEffect, useRef } from 'react';
import { useConnectionPart } from '../../../kit/live/connection-state.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { isFresh } from './ride-phase.ts';

/** The newest of the finished rides alone. */
export const NEWEST = { limit: 1 };

/**
 * The rider's last finished ride, if it was fresh when the server told of it; null for none. A live snapshot knows active
 * rides only, so whoever opens the page or finds the link again asks here whether one ended meanwhile.
 */
export function useLastRide(isEnabled: boolean): { ride: RiderRide | null; isAsking: boolean } {
  const openCount = useConnectionPart('openCount');
  const clockOffsetMs = useConnectionPart('clockOffsetMs');
  const { data, dataUpdatedAt, isFetching, refetch } = trpc.rides.history.useQuery(NEWEST, {
    enabled: isEnabled,
    gcTime: 0,
    staleTime: 0,
  });
  const askedFor = useRef(openCount);
  useEffect(() => {
    if (askedFor.current === openCount) return;
    askedFor.current = openCount;
    if (isEnabled) void refetch();
  }, [isEnabled, openCount, refetch]);
  const ride = data?.[0];
  return { ride: ride && isFresh(ride, dataUpdatedAt + clockOffsetMs) ? ride : null, isAsking: isFetching };
}
