import type { FareQuote, RideType } from './fare-quote.ts';
import { COMMISSION_BASIS_POINTS, TARIFF } from './tariff.ts';

/** The price of one type for a trip of so many meters and seconds, in cents; its parts add up to it exactly. */
export function quoteFare(type: RideType, distanceMeters: number, durationSeconds: number): FareQuote {
  const rate = TARIFF[type];
  const distanceCents = Math.round((rate.perKmCents * distanceMeters) / 1_000);
  const timeCents = Math.round((rate.perMinuteCents * durationSeconds) / 60);
  const metered = rate.baseCents + distanceCents + timeCents;
  const minimumTopUpCents = Math.max(0, rate.minimumCents - metered);
  return {
    type,
    fareCents: metered + minimumTopUpCents,
    baseCents: rate.baseCents,
    distanceCents,
    timeCents,
    minimumTopUpCents,
  };
}

/** Splits a fare into commission and payout, in cents; the two add up to it. Half a cent goes to the platform. */
export function splitFare(fareCents: number): { commissionCents: number; payoutCents: number } {
  const commissionCents = Math.round((fareCents * COMMISSION_BASIS_POINTS) / 10_000);
  return { commissionCents, payoutCents: fareCents - commissionCents };
}
