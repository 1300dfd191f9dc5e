import { quoteFare, type FareQuote, type RideView } from '@ridewire/contracts';

/**
 * The parts of a past fare. Null when today's tariff gives another sum: then the ride was priced by an older one, and its
 * parts are not known.
 */
export function fareParts(
  ride: Pick<RideView, 'type' | 'distanceMeters' | 'durationSeconds' | 'fareCents' | 'surgeTenths'>,
): FareQuote | null {
  const parts = quoteFare(ride.type, ride.distanceMeters, ride.durationSeconds, ride.surgeTenths);
  return parts.fareCents === ride.fareCents ? parts : null;
}
