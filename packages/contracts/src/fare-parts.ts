import type { FareQuote } from './fare-quote.ts';
import { quoteFare } from './fare.ts';
import type { RideTypeTerms } from './ride-types.ts';
import type { RideView } from './ride-views.ts';

/** The quoted parts of a fare, and what the driver's wait added. */
export interface FareParts extends FareQuote {
  waitingCents?: number;
}

/**
 * The parts of a past fare. Null if its type now gives another sum or no longer exists: the ride was priced differently,
 * so its parts are unknown.
 */
export function fareParts(
  types: readonly RideTypeTerms[],
  ride: Pick<
    RideView,
    'type' | 'distanceMeters' | 'durationSeconds' | 'fareCents' | 'surgeTenths' | 'waitingCents'
  >,
): FareParts | null {
  const type = types.find(({ id }) => id === ride.type);
  if (!type) return null;
  const parts = quoteFare(type, ride.distanceMeters, ride.durationSeconds, ride.surgeTenths);
  const { waitingCents = 0, fareCents } = ride;
  return parts.fareCents + waitingCents === fareCents ? { ...parts, fareCents, waitingCents } : null;
}
