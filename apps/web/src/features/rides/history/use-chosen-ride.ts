import { isActive } from '@ridewire/contracts';
import { useSearch } from '@tanstack/react-router';
import { findErrorCode } from '../../../kit/live/error-sentence.ts';
import { isUuid } from '../../../kit/lists/read-search.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import type { HistoryRide, Side } from './finished-ride.ts';
import { viewFoundRide } from './view-found-ride.ts';

/** The ride in the address, or why there is nothing to show. */
export type ChosenRide =
  | { state: 'none' | 'reading' | 'missing' | 'active' }
  | { state: 'failed'; isTrying: boolean; tryAgain: () => void }
  | { state: 'found'; ride: HistoryRide };

/**
 * Looks among the rides of the list first. A ride that is not on its pages is read by itself.
 * @param rides those of the list; undefined while they are being read
 */
export function useChosenRide(side: Side, rides: HistoryRide[] | undefined): ChosenRide {
  const { ride: rideId } = useSearch({ strict: false });
  const listed = rides?.find(({ id }) => id === rideId);
  const query = trpc.rides.get.useQuery(
    { rideId: rideId ?? '' },
    { enabled: rides !== undefined && !listed && isUuid(rideId) },
  );
  if (rideId === undefined) return { state: 'none' };
  if (listed) return { state: 'found', ride: listed };
  if (!isUuid(rideId)) return { state: 'missing' };
  if (query.data) {
    return isActive(query.data.status)
      ? { state: 'active' }
      : { state: 'found', ride: viewFoundRide(query.data, side) };
  }
  if (!query.error) return { state: 'reading' };
  return findErrorCode(query.error) === 'RIDE_NOT_FOUND'
    ? { state: 'missing' }
    : { state: 'failed', isTrying: query.isFetching, tryAgain: () => void query.refetch() };
}
