import { distanceMeters, type LatLng, type QuoteRideInput, type RideQuote } from '@ridewire/contracts';
import { AppError } from '../core/app-error.ts';
import { MAX_TRIP_METERS, quoteTrip } from './fare.ts';

/** Nearer than this the two ends are one place, in meters. */
const SAME_PLACE_METERS = 50;

/** @throws AppError SAME_PLACE, TOO_FAR */
export function assertTrip(pickup: LatLng, destination: LatLng): void {
  const meters = distanceMeters(pickup, destination);
  if (meters < SAME_PLACE_METERS) throw new AppError('SAME_PLACE');
  if (meters > MAX_TRIP_METERS) throw new AppError('TOO_FAR');
}

/**
 * What a trip would cost, every ride type.
 * @throws AppError SAME_PLACE, TOO_FAR
 */
export function quoteRide(input: QuoteRideInput): RideQuote {
  assertTrip(input.pickup, input.destination);
  return quoteTrip(input.pickup, input.destination);
}
