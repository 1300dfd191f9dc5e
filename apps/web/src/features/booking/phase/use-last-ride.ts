import type { RiderRide } from '@ridewire/contracts';
import { useConnectionPart } from '../../../kit/live/connection-state.ts';
import { useReadAgain } from '../../../kit/live/use-read-again.ts';
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
  useReadAgain(`${openCount}`, () => isEnabled && refetch());
  const ride = data?.[0];
  return { ride: ride && isFresh(ride, dataUpdatedAt + clockOffsetMs) ? ride : null, isAsking: isFetching };
}
