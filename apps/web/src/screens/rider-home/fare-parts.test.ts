import { quoteFare } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { fareParts } from './fare-parts.ts';
import { rideTypes } from './ride-types.ts';

const trip = { type: 'standard', distanceMeters: 8_000, durationSeconds: 1_440 } as const;
const parts = quoteFare(trip.type, trip.distanceMeters, trip.durationSeconds);

test('the parts of a fare add up to it', () => {
  expect(fareParts({ ...trip, fareCents: parts.fareCents })).toEqual(parts);
});

test('a fare of another tariff has no known parts', () => {
  expect(fareParts({ ...trip, fareCents: parts.fareCents + 1 })).toBeNull();
});

test.each([
  [500, 90],
  [8_000, 1_440],
  [60_000, 9_000],
])('the cards stand in the order of their prices, %d m', (distanceMeters, durationSeconds) => {
  const fares = rideTypes.map((type) => quoteFare(type, distanceMeters, durationSeconds).fareCents);
  expect(fares).toEqual(fares.toSorted((a, b) => a - b));
});
