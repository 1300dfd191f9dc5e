import { quoteFare } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { fareParts } from './fare-parts.ts';

const trip = { type: 'standard', distanceMeters: 8_000, durationSeconds: 1_440 } as const;
const parts = quoteFare(trip.type, trip.distanceMeters, trip.durationSeconds);

test('the parts of a fare add up to it', () => {
  expect(fareParts({ ...trip, fareCents: parts.fareCents })).toEqual(parts);
});

test('a fare of another tariff has no known parts', () => {
  expect(fareParts({ ...trip, fareCents: parts.fareCents + 1 })).toBeNull();
});
