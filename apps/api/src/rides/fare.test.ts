import { ABOUT_DOLLARS, RideType, TARIFF } from '@ridewire/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteFare, quoteTrip, splitFare } from './fare.ts';

const trip = { meters: fc.integer({ min: 0, max: 300_000 }), seconds: fc.integer({ min: 0, max: 60_000 }) };

test('a usual city trip of 8 km and 24 minutes costs what the product advertises', () => {
  expect(quoteFare('standard', 8_000, 1_440).fareCents).toBe(1_450);
  for (const [type, [low, high]] of Object.entries(ABOUT_DOLLARS) as [
    RideType,
    readonly [number, number],
  ][]) {
    const { fareCents } = quoteFare(type, 8_000, 1_440);
    expect(fareCents).toBeGreaterThanOrEqual(low * 100);
    expect(fareCents).toBeLessThanOrEqual(high * 100);
  }
});

test('the parts of every quote add up to its fare, and no fare is under the minimum', () => {
  fc.assert(
    fc.property(fc.constantFrom(...RideType.options), trip.meters, trip.seconds, (type, meters, seconds) => {
      const quote = quoteFare(type, meters, seconds);
      expect(quote.baseCents + quote.distanceCents + quote.timeCents + quote.minimumTopUpCents).toBe(
        quote.fareCents,
      );
      expect(quote.fareCents).toBeGreaterThanOrEqual(TARIFF[type].minimumCents);
      expect(Number.isInteger(quote.fareCents)).toBe(true);
    }),
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
    const { fares } = quoteTrip({ distanceMeters: 7_000, durationSeconds: 1_200 });
    expect(fares.map((fare) => fare.type).toSorted()).toEqual([...RideType.options].toSorted());
    expect(fares.map((fare) => fare.fareCents)).toEqual(
      fares.map((f) => f.fareCents).toSorted((a, b) => a - b),
    );
  });
});
