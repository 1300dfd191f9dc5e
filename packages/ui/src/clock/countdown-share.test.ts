import { expect, test } from 'vitest';
import { countdownState, msUntilNextDigit } from './countdown-share.ts';

test.each([
  [0, { secondsLeft: 15, goneShare: 0, isLow: false }],
  [7500, { secondsLeft: 8, goneShare: 0.5, isLow: false }],
  [9999, { secondsLeft: 6, goneShare: 0.6666, isLow: false }],
  [10_000, { secondsLeft: 5, goneShare: 0.66667, isLow: true }],
  [14_999, { secondsLeft: 1, goneShare: 0.99993, isLow: true }],
  [15_000, { secondsLeft: 0, goneShare: 1, isLow: true }],
  [99_000, { secondsLeft: 0, goneShare: 1, isLow: true }],
])('at %d of 15000 ms', (nowMs, expected) => {
  const state = countdownState(15_000, 15_000, nowMs);
  expect({ ...state, goneShare: expected.goneShare }).toEqual(expected);
  expect(state.goneShare).toBeCloseTo(expected.goneShare, 3);
});

test('more left than the whole is a full ring; no whole is an empty one', () => {
  expect(countdownState(20_000, 15_000, 0).goneShare).toBe(0);
  expect(countdownState(0, 0, 0).goneShare).toBe(1);
});

test('digits change on their second and then never again', () => {
  expect(msUntilNextDigit(15_000, 0)).toBe(1000);
  expect(msUntilNextDigit(15_000, 400)).toBe(600);
  expect(msUntilNextDigit(15_000, 14_999)).toBe(1);
  expect(msUntilNextDigit(15_000, 15_000)).toBe(Number.POSITIVE_INFINITY);
});
