import { expect, expectTypeOf, test } from 'vitest';
import { momentsFrom, RIDE_MOMENTS, RIDE_STATUSES, type AtPickupOf } from './choices.ts';
import { riderNews as banglaNews } from './texts/bn/news.ts';
import { riderNews } from './texts/en/news.ts';

test('a ride that is set back hasn’t had the moments after that, and keeps when it was scheduled for', () => {
  expect(Object.fromEntries(RIDE_STATUSES.map((status) => [status, momentsFrom(status)]))).toEqual({
    ...{ requested: ['arrived'], accepted: ['arrived'] },
    ...{ picked_up: [], in_transit: [], completed: [], canceled: [] },
  });
});

test('only moments with the driver there are news of the pickup, whatever clears the others', () => {
  const there = Object.entries(RIDE_MOMENTS).flatMap(([name, { isAtPickup }]) => (isAtPickup ? [name] : []));
  expect(Object.keys(riderNews.atPickup)).toEqual(there);
  expect(Object.keys(banglaNews.atPickup)).toEqual(there);
  expectTypeOf<
    AtPickupOf<{
      arrived: { clearedBy: 'accepted'; isAtPickup: true };
      heldUp: { clearedBy: 'accepted'; isAtPickup: false };
    }>
  >().toEqualTypeOf<'arrived'>();
});
