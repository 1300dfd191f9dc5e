import { expect, test } from 'vitest';
import { place } from '../../testing/make-way.ts';
import { canReckonFrom, isAway, mustAskWay, type AskFacts } from './must-ask-way.ts';

const NOW = 1_000_000;
const car = { ...place(0), bearing: null, at: NOW };
const off = (offMeters: number, drivenMeters = 500) => ({
  offMeters,
  drivenMeters,
  leftMeters: 900,
  leftSeconds: 90,
});
const asks = (change: Partial<AskFacts>) =>
  mustAskWay(
    { car, progress: off(0), furthestMeters: 500, awaySinceMs: null, answeredMs: NOW - 60_000, ...change },
    NOW,
  );

test('without a way one is asked for, and after no answer not before half a minute', () => {
  expect(asks({ progress: null, answeredMs: null })).toBe(true);
  expect(asks({ progress: null, answeredMs: NOW - 29_000 })).toBe(false);
  expect(asks({ progress: null, answeredMs: NOW - 30_000 })).toBe(true);
});

test('a car on its way asks nothing; one that left it asks, but not every moment', () => {
  expect(asks({})).toBe(false);
  expect(asks({ progress: off(55), awaySinceMs: NOW - 5_000 })).toBe(false);
  expect(asks({ progress: off(55), awaySinceMs: NOW - 6_000 })).toBe(true);
  expect(asks({ progress: off(61), awaySinceMs: NOW })).toBe(true);
  expect(asks({ progress: off(61), awaySinceMs: NOW, answeredMs: NOW - 4_999 })).toBe(false);
  // With a planned route, nothing has been asked yet.
  expect(asks({ progress: off(61), awaySinceMs: NOW, answeredMs: null })).toBe(true);
});

test('a car that turned round and drives back on its way has left it', () => {
  expect(isAway(off(3, 445), car, 500)).toBe(false);
  expect(isAway(off(3, 439), car, 500)).toBe(true);
  expect(asks({ progress: off(3, 439), awaySinceMs: NOW })).toBe(true);
});

test('a place that may be off by as much says nothing, nor does a coarse or an old one', () => {
  const vague = { ...car, accuracy: 100 };
  expect(isAway(off(90), vague, 500)).toBe(false);
  expect(asks({ car: vague, progress: off(90), awaySinceMs: NOW - 1_000 })).toBe(false);
  expect(canReckonFrom(car, NOW)).toBe(true);
  expect(canReckonFrom({ ...car, accuracy: 151 }, NOW)).toBe(false);
  expect(canReckonFrom(car, NOW + 60_000)).toBe(false);
});
