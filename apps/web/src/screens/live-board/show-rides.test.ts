import { expect, test } from 'vitest';
import { showRides } from './show-rides.ts';
import { makeBoardRide, NOON_MS } from './testing/make-board-ride.ts';

test('a finished ride stays ten seconds and then leaves', () => {
  const rides = [makeBoardRide('in_transit', { id: 'a' }), makeBoardRide('completed', { id: 'b' })];
  expect(showRides(rides, NOON_MS + 9_999)).toMatchObject({
    rides: [{ id: 'a' }, { id: 'b' }],
    nextLeaveMs: NOON_MS + 10_000,
  });
  const after = showRides(rides, NOON_MS + 10_000);
  expect(after.rides.map(({ id }) => id)).toEqual(['a']);
  expect(after.nextLeaveMs).toBe(Number.POSITIVE_INFINITY);
});

test('canceled rides too', () => {
  expect(showRides([makeBoardRide('canceled')], NOON_MS + 1_000).rides).toHaveLength(1);
  expect(showRides([makeBoardRide('canceled')], NOON_MS + 11_000).rides).toHaveLength(0);
});
