import type { BoardRide, RideDetail } from '@ridewire/contracts';
import { getQueryKey } from '@trpc/react-query';
import { queries } from '../../kit/live/queries.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { boardKind } from './live/board-live.ts';
import { liveKey, patchLive } from '../../kit/live/follow-live.ts';
import { queryClient } from '../../kit/live/query-client.ts';

/** Merges a short change into a fully known ride; returns the same ride if the change is old news. */
export function mergeRide(ride: RideDetail, changed: BoardRide): RideDetail {
  if (ride.id !== changed.id || changed.version <= ride.version) return ride;
  const { version, status, times, canceledBy, cancelReason } = changed;
  return { ...ride, version, status, times, canceledBy, cancelReason };
}

/** Puts a ride that the server has just changed wherever it is shown, and reads the rest of it again. */
export async function keepRide(changed: BoardRide): Promise<void> {
  // Only into a board that is followed, because otherwise this ride would be all of it.
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

/** Removes a ride that was just deleted from all lists. */
export async function dropRide(rideId: string): Promise<void> {
  await cancelRides();
  queries.rides.list.setQueriesData({}, {}, (page) => {
    const items = page?.items.filter(({ id }) => id !== rideId);
    return page && items && { ...page, items, total: page.total - (page.items.length - items.length) };
  });
  // A person who comes back to it reads that it is gone. One who is still there leaves anyway.
  void invalidateRide(rideId, { refetchType: 'none' });
  void queries.rides.list.invalidate();
}

/** Reads everything known of one ride again. */
export const invalidateRide = (rideId: string, how?: { refetchType: 'none' }): Promise<unknown> =>
  Promise.all([
    queries.rides.get.invalidate({ rideId }, how),
    queries.rides.story.invalidate({ rideId }, how),
  ]);

/** Cancels queries about rides from before a change, since they could answer after it. */
const cancelRides = (): Promise<void> => queryClient.cancelQueries({ queryKey: getQueryKey(trpc.rides) });
