import { ABOUT_DOLLARS, quoteFare } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { rideTypes } from './ride-types.ts';

test.each([
  [500, 90],
  [8_000, 1_440],
  [60_000, 9_000],
])('the cards stand in the order of their prices, %d m', (distanceMeters, durationSeconds) => {
  const fares = rideTypes.map((type) => quoteFare(type, distanceMeters, durationSeconds).fareCents);
  expect(fares).toEqual(fares.toSorted((a, b) => a - b));
});

test('so do what they cost about', () => {
  for (const end of [0, 1] as const) {
    const dollars = rideTypes.map((type) => ABOUT_DOLLARS[type][end]);
    expect(dollars).toEqual(dollars.toSorted((a, b) => a - b));
  }
});
