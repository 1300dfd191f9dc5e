import {
  distanceMeters,
  isWithin,
  type Area,
  type LatLng,
  type QuoteRideInput,
  type RideQuote,
} from '@ridewire/contracts';
import { AppError } from '../core/app-error.ts';
import { MAX_TRIP_METERS, quoteTrip } from './fare.ts';

/** Nearer than this the two ends are one place, in meters. */
const SAME_PLACE_METERS = 50;

/**
 * A trip begins within the area; it may lead out of it.
 * @param area where riders are picked up; null for everywhere
 * @throws AppError OUTSIDE_AREA, SAME_PLACE, TOO_FAR
 */
export function assertTrip(area: Area | null, pickup: LatLng, destination: LatLng): void {
  if (!isWithin(area, pickup)) throw new AppError('OUTSIDE_AREA');
  const meters = distanceMeters(pickup, destination);
  if (meters < SAME_PLACE_METERS) throw new AppError('SAME_PLACE');
  if (meters > MAX_TRIP_METERS) throw new AppError('TOO_FAR');
}

/**
 * What a trip would cost, every ride type.
 * @throws AppError OUTSIDE_AREA, SAME_PLACE, TOO_FAR
 */
export function quoteRide(area: Area | null, input: QuoteRideInput): RideQuote {
  assertTrip(area, input.pickup, input.destination);
  return quoteTrip(input.pickup, input.destination);
}
