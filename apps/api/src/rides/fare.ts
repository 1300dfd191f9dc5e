import {
  COMMISSION_BASIS_POINTS,
  estimateTrip,
  RideType,
  TARIFF,
  type FareQuote,
  type LatLng,
  type RideQuote,
} from '@ridewire/contracts';

/** Longest trip we price, straight line, in meters. */
export const MAX_TRIP_METERS = 200_000;

/** The price of one type for a trip, in cents; its parts add up to it exactly. */
export function quoteFare(type: RideType, distance: number, durationSeconds: number): FareQuote {
  const rate = TARIFF[type];
  const distanceCents = Math.round((rate.perKmCents * distance) / 1_000);
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

/** The prices of a trip for every type, cheapest first. */
export function quoteTrip(from: LatLng, to: LatLng): RideQuote {
  const trip = estimateTrip(from, to);
  const fares = RideType.options.map((type) => quoteFare(type, trip.distanceMeters, trip.durationSeconds));
  return { ...trip, fares: fares.toSorted((a, b) => a.fareCents - b.fareCents) };
}

/** Splits a fare into commission and payout, in cents; the two add up to it. Half a cent goes to the platform. */
export function splitFare(fareCents: number): { commissionCents: number; payoutCents: number } {
  const commissionCents = Math.round((fareCents * COMMISSION_BASIS_POINTS) / 10_000);
  return { commissionCents, payoutCents: fareCents - commissionCents };
}
