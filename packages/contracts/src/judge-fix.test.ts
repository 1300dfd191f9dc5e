import { expect, test } from 'vitest';
import { isCoarse, replacesFix, type Fix } from './judge-fix.ts';

/** A fix this many kilometers to the north, after this many seconds. */
const fix = (north: number, seconds: number, accuracy?: number): Fix => ({
  lat: 23.8 + north / 111.2,
  lng: 90.4,
  at: seconds * 1_000,
  accuracy,
});

test('coarse is what may be off by more than 150 m; who says nothing is believed', () => {
  expect([undefined, 0, 150, 151, 4_000].map((accuracy) => isCoarse({ accuracy }))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

test.each([
  ['a drive', fix(0, 0, 10), fix(0.1, 5, 10), true],
  ['an impossible jump', fix(0, 0, 10), fix(77, 2, 10), false],
  ['the same without accuracy', fix(0, 0), fix(77, 2), false],
  ['what is older', fix(0, 5, 10), fix(0, 5, 10), false],
  ['a good fix after a coarse one, however far', fix(4, 0, 3_000), fix(0, 1, 12), true],
  ['a coarse one after a coarse one', fix(4, 0, 3_000), fix(1, 1, 900), true],
  ['a coarse one after a good one', fix(0, 0, 12), fix(4, 20, 3_000), false],
  ['a coarse one near a good one', fix(0, 0, 12), fix(0.05, 20, 3_000), false],
  ['what comes from before', fix(0, 5, 10), fix(0, 4, 10), false],
  ['as far as the fastest car, and a little more for the receiver', fix(0, 0, 10), fix(0.78, 10, 10), true],
  ['further than that', fix(0, 0, 10), fix(0.81, 10, 10), false],
  ['a jump within the last minute', fix(0, 0, 12), fix(77, 59, 12), false],
  ['a coarse one after an old one', fix(0, 0, 12), fix(4, 60, 3_000), true],
  ['any good one after an old one', fix(0, 0, 12), fix(77, 60, 12), true],
])('%s', (_, held, next, expected) => {
  expect(replacesFix(held, next)).toBe(expected);
});
