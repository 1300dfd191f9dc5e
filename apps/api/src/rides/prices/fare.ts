import { quoteFare, type FareQuote, type RideTypeTerms } from '@ridewire/contracts';
import type { PricedTrip } from './quote-token.ts';

/** The prices of a trip for each of these types, cheapest first. */
export function quoteTrip(
  trip: PricedTrip,
  types: readonly RideTypeTerms[],
): PricedTrip & { fares: FareQuote[] } {
  const { distanceMeters, durationSeconds, surgeTenths } = trip;
  const fares = types.map((type) => quoteFare(type, distanceMeters, durationSeconds, surgeTenths));
  return { ...trip, fares: fares.toSorted((a, b) => a.fareCents - b.fareCents) };
}
