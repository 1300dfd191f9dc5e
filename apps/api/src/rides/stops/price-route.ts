import {
  quoteFare,
  explainService,
  isAboard,
  isCoarse,
  MOST_STOPS,
  type LatLng,
  type QuoteRouteInput,
  type Stop,
  type WayLine,
} from '@ridewire/contracts';
import { AppError } from '../../core/app-error.ts';
import type { LatestPositions } from '../../drivers/latest-positions.ts';
import type { RideImage } from '../../live/images.ts';
import type { RideTypes } from '../../ride-types/follow-ride-types.ts';
import { assertApart, assertNear, measureLegs, sumUp, type FindTripDeps } from '../prices/find-trip.ts';
import { writePlaces, type PricedTrip } from '../prices/quote-token.ts';

export interface PriceRouteDeps extends FindTripDeps {
  positions: Pick<LatestPositions, 'get'>;
  rideTypes: Pick<RideTypes, 'find' | 'getOffered'>;
}

export const reachedOf = ({ stops, stopTimes }: RideImage): Stop[] => stops.slice(0, stopTimes.length);

const isSamePlace = (a: Stop, b: Stop): boolean =>
  a.address === b.address && a.lat === b.lat && a.lng === b.lng;

/** Whether the ride goes there already. */
export const isRoute = (ride: RideImage, { stops, destination }: QuoteRouteInput): boolean => {
  const ahead = [...ride.stops.slice(ride.stopTimes.length), ride.destination];
  const wanted = [...stops, destination];
  return ahead.length === wanted.length && ahead.every((stop, i) => isSamePlace(stop, wanted[i] as Stop));
};

/** A new destination must be in a service area, if the pickup still is. @throws AppError OUTSIDE_AREA */
export function assertServedRoute(
  { serviceAreas }: Pick<PriceRouteDeps, 'serviceAreas'>,
  ride: Pick<RideImage, 'pickup' | 'destination'>,
  { destination }: Pick<QuoteRouteInput, 'destination'>,
): void {
  if (isSamePlace(ride.destination, destination)) return;
  const why = explainService(serviceAreas.standing(), ride.pickup, destination);
  if (why === 'DESTINATION_NOT_SERVED') throw new AppError(why);
}

/** A quote's subject: this change of this ride in its present state. */
export const nameRoute = (ride: RideImage, { stops, destination }: QuoteRouteInput): string =>
  [
    `route ${ride.id} ${ride.type} ${isAboard(ride.status) ? 'aboard' : 'before'} ${ride.stopTimes.length}`,
    writePlaces([...ride.stops, ride.destination]),
    writePlaces([...stops, destination]),
  ].join(' > ');

/**
 * With the rider aboard, the drive so far counts: by street over the stops reached to where the car was last seen.
 * @param by the caller
 * @throws AppError RIDE_GONE, STOPS_FULL, SAME_PLACE, TOO_FAR, NO_STREET_NEAR, NO_WAY, STREETS_BUSY, ROUTES_MANY
 */
export async function measureRoute(
  deps: PriceRouteDeps,
  ride: RideImage,
  { stops, destination }: QuoteRouteInput,
  by: string,
): Promise<PricedTrip & { way: WayLine | null }> {
  if (ride.status === 'completed' || ride.status === 'canceled') throw new AppError('RIDE_GONE');
  const reached = reachedOf(ride);
  if (reached.length + stops.length > MOST_STOPS) throw new AppError('STOPS_FULL');
  const car = isAboard(ride.status) ? lastSeen(deps, ride) : null;
  const ahead = [...stops, destination];
  const begun = isAboard(ride.status) ? reached.slice(-1) : [ride.pickup];
  assertApart([...begun, ...ahead], stops.length + reached.length > 0);
  assertNear([ride.pickup, ...reached, ...(car ? [car] : []), ...ahead]);
  const behind = await measureBehind(deps, [ride.pickup, ...reached], car, by);
  const legs = await measureLegs(deps, [behind.end, ...ahead], by);
  const { distanceMeters, durationSeconds } = sumUp([...behind.legs, ...legs]);
  return { distanceMeters, durationSeconds, surgeTenths: ride.surgeTenths, way: sumUp(legs).way };
}

/** However long ago: the drive up to there counts. */
function lastSeen({ positions }: PriceRouteDeps, { driver }: RideImage): LatLng | null {
  const position = driver && positions.get(driver.id);
  return position && !isCoarse(position) ? { lat: position.lat, lng: position.lng } : null;
}

/** The drive so far, and where it ends: a car in a yard that no street leads to counts from the place before. */
async function measureBehind(
  deps: PriceRouteDeps,
  places: readonly LatLng[],
  car: LatLng | null,
  by: string,
) {
  const legs = await measureLegs(deps, places, by);
  const last = places.at(-1) as LatLng;
  if (!car) return { legs, end: last };
  try {
    return { legs: [...legs, ...(await measureLegs(deps, [last, car], by))], end: car };
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    if (code !== 'NO_STREET_NEAR' && code !== 'NO_WAY') throw error;
    return { legs, end: last };
  }
}

/** By the prices the ride was quoted by, without the wait. */
export function priceTrip(
  { rideTypes }: PriceRouteDeps,
  { type, rates }: RideImage,
  { distanceMeters, durationSeconds, surgeTenths }: PricedTrip,
): number {
  // Also of a type that the city no longer offers.
  const terms = rates ?? rideTypes.find(type) ?? rideTypes.getOffered(type);
  return quoteFare({ ...terms, id: type }, distanceMeters, durationSeconds, surgeTenths).fareCents;
}
