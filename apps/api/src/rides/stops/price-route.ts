import { isAboard, MOST_STOPS, type QuoteRouteInput, type Stop, type WayLine } from '@ridewire/contracts';
import { AppError } from '../../core/app-error.ts';
import type { LatestPositions } from '../../drivers/latest-positions.ts';
import type { RideImage } from '../../live/images.ts';
import type { RideTypes } from '../../ride-types/follow-ride-types.ts';
import { quoteFare } from '../prices/fare.ts';
import { assertLegs, measureLegs, sumUp, type FindTripDeps } from '../prices/find-trip.ts';
import { writePlaces, type QuotedFigures } from '../prices/quote-token.ts';

export interface PriceRouteDeps extends FindTripDeps {
  positions: Pick<LatestPositions, 'getGood'>;
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

/** What a quote of another route is for: this change of this ride as it is. */
export const nameRoute = (ride: RideImage, { stops, destination }: QuoteRouteInput): string =>
  [
    `route ${ride.id} ${isAboard(ride.status) ? 'aboard' : 'before'} ${ride.stopTimes.length}`,
    writePlaces([...ride.stops, ride.destination]),
    writePlaces([...stops, destination]),
  ].join(' > ');

/**
 * What the ride measures with other places. With the rider aboard, the drive so far counts: by street from the pickup over
 * the stops reached to the car.
 * @param by the caller
 * @throws AppError RIDE_GONE, STOPS_FULL, SAME_PLACE, TOO_FAR, NO_STREET_NEAR, NO_WAY, STREETS_BUSY, ROUTES_MANY
 */
export async function measureRoute(
  deps: PriceRouteDeps,
  ride: RideImage,
  { stops, destination }: QuoteRouteInput,
  by: string,
): Promise<QuotedFigures & { way: WayLine | null }> {
  if (ride.status === 'completed' || ride.status === 'canceled') throw new AppError('RIDE_GONE');
  const reached = reachedOf(ride);
  if (reached.length + stops.length > MOST_STOPS) throw new AppError('STOPS_FULL');
  const hasBegun = isAboard(ride.status);
  const ahead = [...stops, destination];
  assertLegs(hasBegun ? ahead : [ride.pickup, ...ahead]);
  const car = hasBegun && ride.driver ? deps.positions.getGood(ride.driver.id, Date.now()) : undefined;
  const behind = [ride.pickup, ...reached, ...(car ? [{ lat: car.lat, lng: car.lng }] : [])];
  const legs = await measureLegs(deps, [...behind, ...ahead], by);
  const { distanceMeters, durationSeconds } = sumUp(legs);
  const { way } = sumUp(legs.slice(behind.length - 1));
  return { distanceMeters, durationSeconds, surgeTenths: ride.surgeTenths, way };
}

/** The fare of the trip by the ride's type, without what waiting costs. */
export function priceTrip(
  { rideTypes }: PriceRouteDeps,
  { type }: RideImage,
  { distanceMeters, durationSeconds, surgeTenths }: QuotedFigures,
): number {
  // Also of a type that the city no longer offers.
  const terms = rideTypes.find(type) ?? rideTypes.getOffered(type);
  return quoteFare(terms, distanceMeters, durationSeconds, surgeTenths).fareCents;
}
