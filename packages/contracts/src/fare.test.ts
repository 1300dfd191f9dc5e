import { expect, test } from 'vitest';
import { quoteFare, splitFare } from './fare.ts';
import { FIRST_RIDE_TYPES, firstRideType } from './first-ride-types.ts';

test('a trip costs what each of its parts does, rounded to the cent', () => {
  expect(quoteFare(firstRideType('standard'), 8_000, 24 * 60)).toEqual({
    type: 'standard',
    fareCents: 1_450,
    baseCents: 250,
    distanceCents: 720,
    timeCents: 480,
    minimumTopUpCents: 0,
    surgeCents: 0,
  });
  expect(quoteFare(firstRideType('luxury'), 8_003, 601)).toMatchObject({
    distanceCents: 1_521,
    timeCents: 401,
  });
});

test('every type has its own price', () => {
  const prices = (['standard', 'comfort', 'premium', 'luxury', 'xl'] as const).map(
    (type) => quoteFare(firstRideType(type), 10_000, 1_200).fareCents,
  );
  expect(prices).toEqual([1_550, 1_880, 2_350, 3_300, 2_590]);
});

test('a short trip is topped up to the minimum and no further', () => {
  expect(quoteFare(firstRideType('standard'), 1_000, 180)).toMatchObject({
    fareCents: 500,
    minimumTopUpCents: 100,
  });
  expect(quoteFare(firstRideType('standard'), 1_000, 480)).toMatchObject({
    fareCents: 500,
    minimumTopUpCents: 0,
  });
  expect(quoteFare(firstRideType('standard'), 1_000, 483)).toMatchObject({
    fareCents: 501,
    minimumTopUpCents: 0,
  });
  const minima = (['standard', 'comfort', 'premium', 'luxury', 'xl'] as const).map(
    (type) => quoteFare(firstRideType(type), 0, 0).fareCents,
  );
  expect(minima).toEqual([500, 650, 900, 1_400, 1_000]);
});

test('a busy area costs so many tenths of the usual price, the minimum included', () => {
  expect(quoteFare(firstRideType('standard'), 1_000, 180, 15)).toMatchObject({
    fareCents: 750,
    surgeCents: 250,
  });
  expect(quoteFare(firstRideType('standard'), 8_000, 24 * 60, 13)).toMatchObject({
    fareCents: 1_885,
    surgeCents: 435,
  });
});

test('the platform keeps a fifth, to the nearest cent', () => {
  expect(splitFare(1_450)).toEqual({ commissionCents: 290, payoutCents: 1_160 });
  expect(splitFare(1_453)).toEqual({ commissionCents: 291, payoutCents: 1_162 });
  expect(splitFare(1_452)).toEqual({ commissionCents: 290, payoutCents: 1_162 });
});

test('more than four fit only into the largest car, and each type’s usual price is within what is advertised', () => {
  const seats = Object.fromEntries(FIRST_RIDE_TYPES.map((type) => [type.id, type.seats]));
  expect(seats).toEqual({ standard: 4, comfort: 4, premium: 4, luxury: 4, xl: 6 });
  for (const type of FIRST_RIDE_TYPES) {
    const [least, most] = type.aboutDollars;
    const dollars = quoteFare(type, 8_000, 24 * 60).fareCents / 100;
    expect(dollars).toBeGreaterThanOrEqual(least);
    expect(dollars).toBeLessThanOrEqual(most);
  }
});
