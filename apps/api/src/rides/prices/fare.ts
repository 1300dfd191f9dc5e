import { quoteFare, type FareQuote, type RideTypeTerms } from '@ridewire/contracts';
import type { PricedTrip } from './quote-token.ts';

// The fare's arithmetic is next to the tariff, where the seed prices its rides too.
export { quoteFare, splitFare } from '@ridewire/contracts';

/** The longest trip we price, straight line, in meters. */
export const MAX_TRIP_METERS = 200_000;

/** The prices of a trip for each of these types, cheapest first. */
export function quoteTrip(
  trip: PricedTrip,
  types: readonly RideTypeTerms[],
): PricedTrip & { fares: FareQuote[] } {
  const { distanceMeters, durationSeconds, surgeTenths } = trip;
  const fares = types.map((type) => quoteFare(type, distanceMeters, durationSeconds, surgeTenths));
  return { ...trip, fares: fares.toSorted((a, b) => a.fareCents - b.fareCents) };
}
