import type { RiderRide } from '@ridewire/contracts';
import { useEffect, useRef } from 'react';
import { useConnectionPart } from '../../../kit/live/connection-state.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { isFresh } from './ride-phase.ts';

/** Only the newest of the finished rides. */
export const NEWEST = { limit: 1 };

/**
 * The rider's last finished ride, if it was recent when the server told of it; null for none. A live snapshot has only
 * active rides, so a page that opens or reconnects asks here whether one ended in between.
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
