import type { FareQuote } from './fare-quote.ts';
import type { Rate, RideTypeTerms } from './ride-types.ts';
import { USUAL_TENTHS } from './surge-range.ts';
import { COMMISSION_BASIS_POINTS } from './tariff.ts';

/**
 * The fare of one ride type for a trip of this length and duration, in cents. The parts add up to the fare exactly.
 * @param surgeTenths the price level at the pickup, in tenths of the usual price
 */
export function quoteFare(
  { id: type, ...rate }: Pick<RideTypeTerms, 'id' | keyof Rate>,
  distanceMeters: number,
  durationSeconds: number,
  surgeTenths: number = USUAL_TENTHS,
): FareQuote {
  const distanceCents = Math.round((rate.perKmCents * distanceMeters) / 1_000);
  const timeCents = Math.round((rate.perMinuteCents * durationSeconds) / 60);
  const metered = rate.baseCents + distanceCents + timeCents;
  const minimumTopUpCents = Math.max(0, rate.minimumCents - metered);
  const usualCents = metered + minimumTopUpCents;
  const surgeCents = Math.round((usualCents * (surgeTenths - USUAL_TENTHS)) / USUAL_TENTHS);
  return {
    type,
    fareCents: usualCents + surgeCents,
    baseCents: rate.baseCents,
    distanceCents,
    timeCents,
    minimumTopUpCents,
    surgeCents,
  };
}

/** Splits a fare into commission and payout, in cents. They add up to the fare; half a cent goes to the platform. */
export function splitFare(fareCents: number): { commissionCents: number; payoutCents: number } {
  const commissionCents = Math.round((fareCents * COMMISSION_BASIS_POINTS) / 10_000);
  return { commissionCents, payoutCents: fareCents - commissionCents };
}
