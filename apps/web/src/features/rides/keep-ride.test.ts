import type { PageOf, RideDetail } from '@ridewire/contracts';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { boardKind } from './live/board-live.ts';
import { liveKey } from '../../kit/live/follow-live.ts';
import { makeBoardRide, makeRideDetail } from '../../testing/make-ride.ts';
import { dropRide, keepRide, mergeRide } from './keep-ride.ts';
import { rideKey, ridesQuery } from './rides-queries.ts';

const page = (...items: RideDetail[]): PageOf<RideDetail> => ({ items, page: 1, limit: 10, total: 12 });
const { queryKey: listKey } = ridesQuery({});

describe('a change that was told in short', () => {
  const ride = makeRideDetail('accepted');
  test('is taken over, and what it does not tell stays', () => {
    const merged = mergeRide(ride, makeBoardRide('in_transit'));
    expect(merged).toMatchObject({ status: 'in_transit', version: 4, rider: ride.rider });
    expect(merged.times.in_transit).toBeDefined();
  });
  test('is nothing when it is old, or of another ride', () => {
    expect(mergeRide(ride, makeBoardRide('requested'))).toBe(ride);
    expect(mergeRide(ride, makeBoardRide('completed', { id: 'ride-2' }))).toBe(ride);
  });
});

test('a ride that was changed is so wherever it is shown', async () => {
  const cache = new QueryClient();
  cache.setQueryData(listKey, page(makeRideDetail('accepted'), makeRideDetail('accepted', { id: 'ride-2' })));
  cache.setQueryData(rideKey('ride-1'), makeRideDetail('accepted'));
  await keepRide(cache, makeBoardRide('completed'));
  expect(cache.getQueryData(listKey)?.items.map(({ status }) => status)).toEqual(['completed', 'accepted']);
  expect(cache.getQueryData<RideDetail>(rideKey('ride-1'))?.status).toBe('completed');
  expect(cache.getQueryState(rideKey('ride-1'))?.isInvalidated).toBe(true);
});

test('a board that nobody follows is not begun with one ride', async () => {
  const cache = new QueryClient();
  await keepRide(cache, makeBoardRide('completed'));
  expect(cache.getQueryData(liveKey(boardKind.name))).toBeUndefined();
});

test('a ride that was deleted leaves the lists and their count', async () => {
  const cache = new QueryClient();
  cache.setQueryData(
    listKey,
    page(makeRideDetail('completed'), makeRideDetail('completed', { id: 'ride-2' })),
  );
  cache.setQueryData(rideKey('ride-1'), makeRideDetail('completed'));
  await dropRide(cache, 'ride-1');
  expect(cache.getQueryData(listKey)).toMatchObject({ items: [{ id: 'ride-2' }], total: 11 });
  expect(cache.getQueryState(rideKey('ride-1'))?.isInvalidated).toBe(true);
});
