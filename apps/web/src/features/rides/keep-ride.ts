import type { BoardRide, PageOf, RideDetail } from '@ridewire/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { boardKind } from './live/board-live.ts';
import { liveKey, patchLive } from '../../kit/live/follow-live.ts';
import { LISTS_KEY, rideKey, RIDES_KEY } from './rides-queries.ts';

/** A ride known in full after a change told of in short; the same when that is old news. */
export function mergeRide(ride: RideDetail, changed: BoardRide): RideDetail {
  if (ride.id !== changed.id || changed.version <= ride.version) return ride;
  const { version, status, times, canceledBy, cancelReason } = changed;
  return { ...ride, version, status, times, canceledBy, cancelReason };
}

/** Puts a ride that the server has just changed wherever it is shown, and has what is not known of it read anew. */
export async function keepRide(cache: QueryClient, changed: BoardRide): Promise<void> {
  // Only a board that is followed: alone this ride would be all of it.
  if (cache.getQueryData(liveKey(boardKind.name)))
    patchLive(cache, boardKind, { type: 'change', data: { kind: 'ride', ride: changed } });
  // What was asked before the change could answer after it.
  await cache.cancelQueries({ queryKey: RIDES_KEY });
  cache.setQueryData<RideDetail>(rideKey(changed.id), (ride) => ride && mergeRide(ride, changed));
  cache.setQueriesData<PageOf<RideDetail>>(
    { queryKey: LISTS_KEY },
    (page) => page && { ...page, items: page.items.map((ride) => mergeRide(ride, changed)) },
  );
  void cache.invalidateQueries({ queryKey: RIDES_KEY });
}

/** Takes a ride that was just deleted out of all lists. */
export async function dropRide(cache: QueryClient, rideId: string): Promise<void> {
  await cache.cancelQueries({ queryKey: RIDES_KEY });
  cache.setQueriesData<PageOf<RideDetail>>({ queryKey: LISTS_KEY }, (page) => {
    const items = page?.items.filter(({ id }) => id !== rideId);
    return page && items && { ...page, items, total: page.total - (page.items.length - items.length) };
  });
  // Whoever comes back to it reads that it is gone; who is still there leaves by themselves.
  void cache.invalidateQueries({ queryKey: rideKey(rideId), refetchType: 'none' });
  void cache.invalidateQueries({ queryKey: LISTS_KEY });
}
