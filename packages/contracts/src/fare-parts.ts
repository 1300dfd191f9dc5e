import type { FareQuote } from './fare-quote.ts';
import { quoteFare } from './fare.ts';
import type { RideTypeTerms } from './ride-types.ts';
import type { RideView } from './ride-views.ts';

/** The quoted parts of a fare, and what the driver's wait added. */
export interface FareParts extends FareQuote {
  waitingCents?: number;
}

/**
 * The parts of a past fare, by the prices it was quoted by. Null if they give another sum, or weren't kept and its type now gives
 * another sum or no longer exists: its parts are unknown.
 */
export function fareParts(
  types: readonly RideTypeTerms[],
  ride: Pick<
    RideView,
    'type' | 'distanceMeters' | 'durationSeconds' | 'fareCents' | 'rates' | 'surgeTenths' | 'waitingCents'
  >,
): FareParts | null {
  const rates = ride.rates ?? types.find(({ id }) => id === ride.type);
  if (!rates) return null;
  const parts = quoteFare(
    { ...rates, id: ride.type },
    ride.distanceMeters,
    ride.durationSeconds,
    ride.surgeTenths,
  );
  const { waitingCents = 0, fareCents } = ride;
  return parts.fareCents + waitingCents === fareCents ? { ...parts, fareCents, waitingCents } : null;
}
