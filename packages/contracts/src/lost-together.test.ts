import { expect, test } from 'vitest';
import { findLostTogether, isLostWith } from './lost-together.ts';

const NOW = 10_000_000;
/** This many cars, one per second; the last of them was lost this long ago. */
const cars = (count: number, secondsAgo: number, gapSeconds = 0) =>
  Array.from({ length: count }, (_, n) => NOW - (secondsAgo + (count - 1 - n) * gapSeconds) * 1_000);

test.each<[string, number[], boolean]>([
  ['nobody', [], false],
  ['ten of ten', cars(10, 90), false],
  ['eleven of eleven', cars(11, 90), true],
  ['eleven of 36', [...cars(11, 90), ...cars(25, 5)], true],
  ['eleven of 37', [...cars(11, 90), ...cars(26, 5)], false],
  ['three of ten', [...cars(12, 90), ...cars(28, 5)], false],
  ['three in a hundred', [...cars(12, 90), ...cars(388, 2)], false],
  ['not lost yet', cars(318, 45), false],
  ['lost a moment ago', cars(318, 46), true],
  ['one by one, ten a minute', cars(100, 90, 6.5), false],
  ['eleven within a minute', cars(11, 90, 6), true],
])('%s', (_, lastMs, areTogether) => {
  expect(findLostTogether(lastMs, NOW) !== undefined).toBe(areTogether);
});

test('those lost together are told from those lost before, in whatever order they come', () => {
  const [before, together, reporting] = [cars(40, 4_000, 90), cars(318, 70, 0.01), cars(20, 3)];
  const lost = findLostTogether([...together, ...before, ...reporting].toReversed(), NOW);
  expect(lost).toMatchObject({ count: 318, ofCount: 338, toMs: NOW - 70_000 });
  expect(together.every((at) => isLostWith(lost, at))).toBe(true);
  expect([...before, ...reporting, undefined].some((at) => isLostWith(lost, at))).toBe(false);
  expect(isLostWith(undefined, NOW)).toBe(false);
});

test('of two losses as large the later one is told', () => {
  const lost = findLostTogether([...cars(50, 600), ...cars(50, 90)], NOW);
  expect(lost).toMatchObject({ count: 50, fromMs: NOW - 90_000 });
});

test('of two losses the larger one is told', () => {
  const lost = findLostTogether([...cars(50, 600), ...cars(12, 90)], NOW);
  expect(lost).toMatchObject({ count: 50, toMs: NOW - 600_000 });
});
