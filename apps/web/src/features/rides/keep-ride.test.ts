import type { PageOf, RideDetail } from '@ridewire/contracts';
import { getQueryKey } from '@trpc/react-query';
import { afterEach, describe, expect, test } from 'vitest';
import { queries } from '../../kit/live/queries.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { boardKind } from './live/board-live.ts';
import { liveKey, type LiveView } from '../../kit/live/follow-live.ts';
import { reduceBoard, type BoardState } from './live/reduce-board.ts';
import { queryClient } from '../../kit/live/query-client.ts';
import { makeBoardRide, makeRideDetail } from '../../testing/make-ride.ts';
import { dropRide, keepRide, mergeRide } from './keep-ride.ts';

const page = (...items: RideDetail[]): PageOf<RideDetail> => ({ items, page: 1, limit: 10, total: 12 });
const INPUT = { page: 1, search: '' };
const shownList = () => queries.rides.list.getData(INPUT);
const showList = (...items: RideDetail[]) => queries.rides.list.setData(INPUT, page(...items));
const isRideOld = () =>
  queryClient.getQueryState(getQueryKey(trpc.rides.get, { rideId: 'ride-1' }, 'query'))?.isInvalidated;

afterEach(() => queryClient.clear());

describe('a change that was told in short', () => {
  const ride = makeRideDetail('accepted');
  test('is taken over, and what it does not tell stays', () => {
    const merged = mergeRide(ride, makeBoardRide('in_transit'));
    expect(merged).toMatchObject({ status: 'in_transit', version: 4, rider: ride.rider });
    expect(merged.times.in_transit).toBeDefined();
  });
  test('is nothing when it is old, or of another ride', () => {
    expect(mergeRide(ride, makeBoardRide('requested'))).toBe(ride);
    expect(mergeRide(ride, makeBoardRide('completed', { version: ride.version }))).toBe(ride);
    expect(mergeRide(ride, makeBoardRide('completed', { id: 'ride-2' }))).toBe(ride);
  });
});

test('a ride that was changed is so wherever it is shown', async () => {
  showList(makeRideDetail('accepted'), makeRideDetail('accepted', { id: 'ride-2' }));
  queries.rides.get.setData({ rideId: 'ride-1' }, makeRideDetail('accepted'));
  await keepRide(makeBoardRide('completed'));
  expect(shownList()?.items.map(({ status }) => status)).toEqual(['completed', 'accepted']);
  expect(queries.rides.get.getData({ rideId: 'ride-1' })?.status).toBe('completed');
  expect(isRideOld()).toBe(true);
});

test('a board that nobody follows is not begun with one ride', async () => {
  await keepRide(makeBoardRide('completed'));
  expect(queryClient.getQueryData(liveKey(boardKind.name))).toBeUndefined();
});

test('a ride that was deleted leaves the lists and their count', async () => {
  showList(makeRideDetail('completed'), makeRideDetail('completed', { id: 'ride-2' }));
  queries.rides.get.setData({ rideId: 'ride-1' }, makeRideDetail('completed'));
  await dropRide('ride-1');
  expect(shownList()).toMatchObject({ items: [{ id: 'ride-2' }], total: 11 });
  expect(isRideOld()).toBe(true);
});

test('a board that is followed has the change at once', async () => {
  const board = reduceBoard(undefined, {
    type: 'snapshot',
    data: { rides: [makeBoardRide('accepted')], drivers: [] },
    serverTime: 0,
  });
  queryClient.setQueryData(liveKey(boardKind.name), { data: board, failure: null });
  const completed = makeBoardRide('completed');
  await keepRide(completed);
  const { data } = queryClient.getQueryData<LiveView<BoardState>>(liveKey(boardKind.name))!;
  expect(data?.rides.get('ride-1')).toBe(completed);
});

test('only the ride that was deleted is read again', async () => {
  const other = { rideId: 'ride-2' };
  queries.rides.get.setData(other, makeRideDetail('completed', { id: 'ride-2' }));
  await dropRide('ride-1');
  const key = getQueryKey(trpc.rides.get, other, 'query');
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(false);
});
