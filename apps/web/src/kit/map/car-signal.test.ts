import { expect, test } from 'vitest';
import { isGone, isLost, msUntilGone } from './car-signal.ts';

test('a car that was silent for a minute is gone, one that was silent for less only lost', () => {
  expect([isLost(0, 59_999), isGone(0, 59_999)]).toEqual([true, false]);
  expect(isGone(0, 60_000)).toBe(true);
  expect(msUntilGone(0, 20_000)).toBe(40_000);
  expect(msUntilGone(0, 60_000)).toBe(Number.POSITIVE_INFINITY);
});
