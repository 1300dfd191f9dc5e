import { expect, test } from 'vitest';
import { farPickup } from './far-pickup.ts';

const pickup = { lat: 23.79, lng: 90.41 };
/** A place this many degrees south of the pickup: 0.01 are about 1.1 km. */
const here = (degrees: number, accuracy = 20) => ({ lat: 23.79 - degrees, lng: 90.41, accuracy });

test.each([
  ['across the street', here(0.001), null],
  ['a walk away', here(0.017), null],
  ['in another part of town', here(0.02), 2_224],
  ['in another town', here(1.8), 200_151],
  ['perhaps here: the phone hardly knows where it is', here(0.02, 3_000), null],
  ['in another town, however vaguely', here(1.8, 3_000), 200_151],
])('a pickup is %s', (_where, at, meters) => {
  const far = farPickup(pickup, at);
  expect(far && Math.round(far)).toBe(meters);
});

test('nothing is said of what isn’t known', () => {
  expect(farPickup(null, here(1))).toBeNull();
  expect(farPickup(pickup, null)).toBeNull();
});
