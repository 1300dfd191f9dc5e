import { expect, test } from 'vitest';
import { fareParts } from './fare-parts.ts';
import { quoteFare } from './fare.ts';
import { FIRST_RIDE_TYPES, firstRideType } from './first-ride-types.ts';

const trip = { type: 'standard', distanceMeters: 8_000, durationSeconds: 1_440 } as const;
const parts = quoteFare(firstRideType(trip.type), trip.distanceMeters, trip.durationSeconds);

test('the parts of a fare add up to it', () => {
  expect(fareParts(FIRST_RIDE_TYPES, { ...trip, fareCents: parts.fareCents })).toEqual({
    ...parts,
    waitingCents: 0,
  });
});

test('what a busy area added is one of them', () => {
  const busy = quoteFare(firstRideType(trip.type), trip.distanceMeters, trip.durationSeconds, 14);
  expect(fareParts(FIRST_RIDE_TYPES, { ...trip, fareCents: busy.fareCents, surgeTenths: 14 })).toEqual({
    ...busy,
    waitingCents: 0,
  });
  expect(busy.surgeCents).toBe(Math.round(parts.fareCents * 0.4));
  expect(fareParts(FIRST_RIDE_TYPES, { ...trip, fareCents: busy.fareCents })).toBeNull();
});

test('a fare of another tariff has no known parts', () => {
  expect(fareParts(FIRST_RIDE_TYPES, { ...trip, fareCents: parts.fareCents + 1 })).toBeNull();
});

test('what the driver’s wait added is one of them', () => {
  const waited = { ...trip, fareCents: parts.fareCents + 60, waitingCents: 60 };
  expect(fareParts(FIRST_RIDE_TYPES, waited)).toEqual({
    ...parts,
    fareCents: parts.fareCents + 60,
    waitingCents: 60,
  });
});
