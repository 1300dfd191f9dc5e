import { quoteFare, splitFare, FIRST_RIDE_TYPES, firstRideType } from '@ridewire/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteTrip } from './fare.ts';

const trip = { meters: fc.integer({ min: 0, max: 300_000 }), seconds: fc.integer({ min: 0, max: 60_000 }) };

test('a usual city trip of 8 km and 24 minutes costs what the product advertises', () => {
  expect(quoteFare(firstRideType('standard'), 8_000, 1_440).fareCents).toBe(1_450);
  for (const type of FIRST_RIDE_TYPES) {
    const [low, high] = type.aboutDollars;
    const { fareCents } = quoteFare(type, 8_000, 1_440);
    expect(fareCents).toBeGreaterThanOrEqual(low * 100);
    expect(fareCents).toBeLessThanOrEqual(high * 100);
  }
});

test('the parts of every quote add up to its fare, and no fare is under the minimum', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FIRST_RIDE_TYPES), trip.meters, trip.seconds, (type, meters, seconds) => {
      const quote = quoteFare(type, meters, seconds);
      expect(quote.baseCents + quote.distanceCents + quote.timeCents + quote.minimumTopUpCents).toBe(
        quote.fareCents,
      );
      expect(quote.fareCents).toBeGreaterThanOrEqual(type.minimumCents);
      expect(Number.isInteger(quote.fareCents)).toBe(true);
    }),
  );
});

test('a busy area adds its share to the whole fare, the minimum included, and all of it is split as ever', () => {
  const tenths = fc.integer({ min: 10, max: 30 });
  fc.assert(
    fc.property(
      fc.constantFrom(...FIRST_RIDE_TYPES),
      trip.meters,
      trip.seconds,
      tenths,
      (type, meters, seconds, surgeTenths) => {
        const usual = quoteFare(type, meters, seconds);
        const { fareCents, surgeCents, ...parts } = quoteFare(type, meters, seconds, surgeTenths);
        expect(fareCents).toBe(usual.fareCents + surgeCents);
        expect(Math.abs(fareCents - (usual.fareCents * surgeTenths) / 10)).toBeLessThanOrEqual(0.5);
        expect(usual).toEqual({ ...parts, fareCents: usual.fareCents, surgeCents: 0 });
        const more = splitFare(fareCents).payoutCents - splitFare(usual.fareCents).payoutCents;
        expect(Math.abs(more - surgeCents * 0.8)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('commission and payout add up to the fare to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (fareCents) => {
      const { commissionCents, payoutCents } = splitFare(fareCents);
      expect(commissionCents + payoutCents).toBe(fareCents);
      expect(Math.abs(commissionCents - fareCents * 0.2)).toBeLessThanOrEqual(0.5);
    }),
  );
});

describe('a quote of a trip', () => {
  test('has every type once, cheapest first', () => {
    const { fares } = quoteTrip(
      { distanceMeters: 7_000, durationSeconds: 1_200, surgeTenths: 10 },
      FIRST_RIDE_TYPES,
    );
    expect(fares.map((fare) => fare.type).toSorted()).toEqual(
      FIRST_RIDE_TYPES.map(({ id }) => id).toSorted(),
    );
    expect(fares.map((fare) => fare.fareCents)).toEqual(
      fares.map((f) => f.fareCents).toSorted((a, b) => a - b),
    );
  });
});
