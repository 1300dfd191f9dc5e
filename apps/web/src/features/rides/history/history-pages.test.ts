import { getQueryKey } from '@trpc/react-query';
import { afterEach, expect, test } from 'vitest';
import { queries } from '../../../kit/live/queries.ts';
import { queryClient } from '../../../kit/live/query-client.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { makeDriverRide, makeRiderRide } from '../../../testing/make-ride.ts';
import { readHook } from '../../../testing/read-hook.tsx';
import type { HistoryRide, Side } from './finished-ride.ts';
import { historiesKey, historyKey, PAGE_SIZE, useHistory, type HistoryPages } from './history-pages.ts';

afterEach(() => queryClient.clear());

/** The input of the rider's home. */
const NEWEST = { limit: 1 };
const put = (side: Side, status: 'completed' | undefined, ride: HistoryRide) =>
  queryClient.setQueryData<HistoryPages>(historyKey(side, status), { pages: [[ride]], pageParams: [null] });
const idsOf = (side: Side, status: 'completed' | undefined) =>
  readHook(() => useHistory(side, status)).rides?.map(({ id }) => id);

test('what is put into a list shows there, and in no other', () => {
  put('rider', undefined, makeRiderRide('canceled', { id: 'a' }));
  put('rider', 'completed', makeRiderRide('completed', { id: 'b' }));
  put('driver', undefined, makeDriverRide('completed', { id: 'c' }));
  expect(idsOf('rider', undefined)).toEqual(['a']);
  expect(idsOf('rider', 'completed')).toEqual(['b']);
  expect(idsOf('driver', undefined)).toEqual(['c']);
  expect(idsOf('driver', 'completed')).toBeUndefined();
});

test('a link that was lost makes all lists of one side old, and the newest ride alone is none of them', async () => {
  put('rider', undefined, makeRiderRide('canceled', { id: 'a' }));
  put('rider', 'completed', makeRiderRide('completed', { id: 'b' }));
  put('driver', undefined, makeDriverRide('completed', { id: 'c' }));
  queries.rides.history.setData(NEWEST, [makeRiderRide('completed', { id: 'b' })]);
  await queryClient.invalidateQueries({ queryKey: historiesKey('rider') });
  const isOld = (...of: Parameters<typeof historyKey>) =>
    queryClient.getQueryState(historyKey(...of))?.isInvalidated;
  expect([isOld('rider', undefined), isOld('rider', 'completed')]).toEqual([true, true]);
  expect(isOld('driver', undefined)).toBe(false);
  const newest = getQueryKey(trpc.rides.history, NEWEST, 'query');
  expect(queryClient.getQueryState(newest)?.isInvalidated).toBe(false);
});

test('there may be another page after a full one, and none after one that isn’t', () => {
  const pageOf = (count: number, side: Side) => {
    const rides = Array.from({ length: count }, (_, i) =>
      side === 'rider'
        ? makeRiderRide('completed', { id: `${i}` })
        : makeDriverRide('completed', { id: `${i}` }),
    );
    queryClient.setQueryData<HistoryPages>(historyKey(side, undefined), {
      pages: [rides],
      pageParams: [null],
    });
    return readHook(() => useHistory(side, undefined)).query.hasNextPage;
  };
  for (const side of ['rider', 'driver'] as const)
    expect([pageOf(PAGE_SIZE, side), pageOf(PAGE_SIZE - 1, side)]).toEqual([true, false]);
});
