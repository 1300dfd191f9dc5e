import type { BoardRide, RideDetail } from '@ridewire/contracts';
import { getQueryKey } from '@trpc/react-query';
import { queries } from '../../kit/live/queries.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { boardKind } from './live/board-live.ts';
import { liveKey, patchLive } from '../../kit/live/follow-live.ts';
import { queryClient } from '../../kit/live/query-client.ts';

/** A ride known in full after a change told of in short; the same when that is old news. */
export function mergeRide(ride: RideDetail, changed: BoardRide): RideDetail {
  if (ride.id !== changed.id || changed.version <= ride.version) return ride;
  const { version, status, times, canceledBy, cancelReason } = changed;
  return { ...ride, version, status, times, canceledBy, cancelReason };
}

/** Puts a ride that the server has just changed wherever it is shown, and has what is not known of it read anew. */
export async function keepRide(changed: BoardRide): Promise<void> {
  // Only a board that is followed: alone this ride would be all of it.
  if (queryClient.getQueryData(liveKey(boardKind.name)))
    patchLive(queryClient, boardKind, { type: 'change', data: { kind: 'ride', ride: changed } });
  await cancelRides();
  queries.rides.get.setData({ rideId: changed.id }, (ride) => ride && mergeRide(ride, changed));
  queries.rides.list.setQueriesData(
    {},
    {},
    (page) => page && { ...page, items: page.items.map((ride) => mergeRide(ride, changed)) },
  );
  void queries.rides.invalidate();
}

/** Takes a ride that was just deleted out of all lists. */
export async function dropRide(rideId: string): Promise<void> {
  await cancelRides();
  queries.rides.list.setQueriesData({}, {}, (page) => {
    const items = page?.items.filter(({ id }) => id !== rideId);
    return page && items && { ...page, items, total: page.total - (page.items.length - items.length) };
  });
  // Whoever comes back to it reads that it is gone; who is still there leaves by themselves.
  void invalidateRide(rideId, { refetchType: 'none' });
  void queries.rides.list.invalidate();
}

/** Has what is known of one ride read anew. */
export const invalidateRide = (rideId: string, how?: { refetchType: 'none' }): Promise<unknown> =>
  Promise.all([
    queries.rides.get.invalidate({ rideId }, how),
    queries.rides.story.invalidate({ rideId }, how),
  ]);

/** Lets go of what was asked about rides before a change: it could answer after it. */
const cancelRides = (): Promise<void> => queryClient.cancelQueries({ queryKey: getQueryKey(trpc.rides) });
