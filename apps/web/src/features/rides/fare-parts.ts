import { quoteFare, type FareQuote, type RideTypeTerms, type RideView } from '@ridewire/contracts';

/**
 * The parts of a past fare. Null if its type now gives another sum or no longer exists: the ride was priced differently,
 * so its parts are unknown.
 */
export function fareParts(
  types: readonly RideTypeTerms[],
  ride: Pick<RideView, 'type' | 'distanceMeters' | 'durationSeconds' | 'fareCents' | 'surgeTenths'>,
): FareQuote | null {
  const type = types.find(({ id }) => id === ride.type);
  if (!type) return null;
  const parts = quoteFare(type, ride.distanceMeters, ride.durationSeconds, ride.surgeTenths);
  return parts.fareCents === ride.fareCents ? parts : null;
}
