import {
  distanceMeters,
  drivingSeconds,
  estimateTrip,
  isWithin,
  type Area,
  type QuoteRideInput,
  type WayLine,
} from '@ridewire/contracts';
import { endsOfLine } from '@ridewire/streets';
import { AppError } from '../../core/app-error.ts';
import type { ClientConfig } from '../../core/client-config.ts';
import type { WayFinder } from '../../streets/way-finder.ts';
import { MAX_TRIP_METERS } from './fare.ts';
import type { TripFigures } from './quote-token.ts';

/** Two ends nearer than this are one place, in meters. */
const SAME_PLACE_METERS = 50;

export interface FindTripDeps {
  clientConfig: ClientConfig;
  ways: WayFinder;
}

/** @param area the pickup area; null for everywhere */
function assertTrip(area: Area | null, { pickup, destination }: QuoteRideInput): void {
  if (!isWithin(area, pickup)) throw new AppError('OUTSIDE_AREA');
  const meters = distanceMeters(pickup, destination);
  if (meters < SAME_PLACE_METERS) throw new AppError('SAME_PLACE');
  if (meters > MAX_TRIP_METERS) throw new AppError('TOO_FAR');
}

/**
 * A trip's distance and time by street, and the route; without known streets, by the straight line and without a route.
 * A trip begins within the area, and where streets are known it begins and ends near one of them. Where the pickup area
 * is everywhere, that includes places beyond the known streets.
 * @param by the caller
 * @throws AppError OUTSIDE_AREA, SAME_PLACE, TOO_FAR, NO_STREET_NEAR, NO_WAY, STREETS_BUSY, ROUTES_MANY
 */
export async function findTrip(
  { clientConfig, ways }: FindTripDeps,
  trip: QuoteRideInput,
  by: string,
): Promise<TripFigures & { way: WayLine | null }> {
  assertTrip(clientConfig.pickupArea, trip);
  const isBeyond =
    clientConfig.pickupArea === null && !(ways.knows(trip.pickup) && ways.knows(trip.destination));
  const way = isBeyond ? null : await ways.findLine(trip.pickup, trip.destination, by);
  if (!way) return { ...estimateTrip(trip.pickup, trip.destination), way };
  return { ...measure(way, trip), way };
}

/** The route, and the distance between its ends and the two places: no trip is shorter than the straight line. */
function measure(way: WayLine, { pickup, destination }: QuoteRideInput): TripFigures {
  const [first, last] = endsOfLine(way.line) ?? [pickup, destination];
  const beside = distanceMeters(pickup, first) + distanceMeters(last, destination);
  return {
    distanceMeters: Math.round(way.distanceMeters + beside),
    durationSeconds: way.durationSeconds + drivingSeconds(beside),
  };
}
