import {
  distanceMeters,
  drivingSeconds,
  estimateTrip,
  explainService,
  isWithin,
  type LatLng,
  type QuoteRideInput,
  type WayLine,
} from '@ridewire/contracts';
import { decodeLine, encodeLine, endsOfLine } from '@ridewire/streets';
import { AppError } from '../../core/app-error.ts';
import type { ClientConfig } from '../../core/client-config.ts';
import type { ServiceAreas } from '../../service-areas/follow-service-areas.ts';
import type { WayFinder } from '../../streets/way-finder.ts';
import type { TripFigures } from './quote-token.ts';

/** The longest trip we price, straight line, in meters. */
export const MAX_TRIP_METERS = 200_000;

/** In meters. Successive places nearer to each other than this are the same place. */
const SAME_PLACE_METERS = 50;

export interface FindTripDeps {
  clientConfig: Pick<ClientConfig, 'pickupArea'>;
  serviceAreas: ServiceAreas;
  ways: Pick<WayFinder, 'knows' | 'findLine'>;
}

type Leg = readonly [from: LatLng, to: LatLng];
type MeasuredLeg = TripFigures & { way: WayLine | null };

export const legsOf = (places: readonly LatLng[]): Leg[] =>
  places.slice(1).map((to, i) => [places[i] as LatLng, to]);

/**
 * @param places in the order in which they are passed
 * @throws AppError SAME_PLACE
 */
export function assertApart(places: readonly LatLng[], hasStops: boolean): void {
  if (legsOf(places).some(([from, to]) => distanceMeters(from, to) < SAME_PLACE_METERS))
    throw new AppError(hasStops ? 'SAME_STOP' : 'SAME_PLACE');
}

/** @throws AppError TOO_FAR */
export function assertNear(places: readonly LatLng[]): void {
  const meters = legsOf(places).reduce((sum, [from, to]) => sum + distanceMeters(from, to), 0);
  if (meters > MAX_TRIP_METERS) throw new AppError('TOO_FAR');
}

/** @throws AppError OUTSIDE_AREA where the service areas don't allow such a trip */
export function assertServed(
  { serviceAreas }: Pick<FindTripDeps, 'serviceAreas'>,
  { pickup, destination }: Pick<QuoteRideInput, 'pickup' | 'destination'>,
): void {
  const why = explainService(serviceAreas.standing(), pickup, destination);
  if (why) throw new AppError(why);
}

/**
 * A trip by street; without known streets, by the straight line and without a route. It begins within the pickup area
 * and a service area, if there are any, and its places are near known streets. Where the pickup area is everywhere,
 * they may be beyond the known streets.
 * @param by the caller
 * @throws AppError OUTSIDE_AREA, SAME_PLACE, TOO_FAR, NO_STREET_NEAR, NO_WAY, STREETS_BUSY, ROUTES_MANY
 */
export async function findTrip(
  deps: FindTripDeps,
  { pickup, stops = [], destination }: QuoteRideInput,
  by: string,
): Promise<MeasuredLeg> {
  const places = [pickup, ...stops, destination];
  if (!isWithin(deps.clientConfig.pickupArea, pickup)) throw new AppError('OUTSIDE_AREA');
  assertApart(places, stops.length > 0);
  assertNear(places);
  assertServed(deps, { pickup, destination });
  return sumUp(await measureLegs(deps, places, by));
}

/** @throws AppError NO_STREET_NEAR, NO_WAY, STREETS_BUSY, ROUTES_MANY */
export async function measureLegs(
  { clientConfig, ways }: FindTripDeps,
  places: readonly LatLng[],
  by: string,
): Promise<MeasuredLeg[]> {
  const isBeyond = clientConfig.pickupArea === null && !places.every((place) => ways.knows(place));
  const legs = legsOf(places);
  const measured: MeasuredLeg[] = [];
  // One at a time: a person's searches share one short queue.
  for (const [i, [from, to]] of legs.entries()) {
    const way = isBeyond ? null : await findLeg(ways, from, to, by, i + 1 < legs.length);
    measured.push(way ? { ...measure(way, from, to), way } : { ...estimateTrip(from, to), way });
  }
  return measured;
}

/** @throws AppError as findLine; NO_STREET_AT_STOP where its end is a stop without a street */
const findLeg = (ways: FindTripDeps['ways'], from: LatLng, to: LatLng, by: string, isToStop: boolean) =>
  ways.findLine(from, to, by).catch((error: unknown) => {
    const isNoStreet = error instanceof AppError && error.refused[0] === 'NO_STREET_NEAR';
    throw isToStop && isNoStreet ? new AppError('NO_STREET_AT_STOP') : error;
  });

/** Legs as one trip, without a route where one of them has none. */
export function sumUp(legs: readonly MeasuredLeg[]): MeasuredLeg {
  const [first, ...rest] = legs;
  if (first && rest.length === 0) return first;
  const figures = {
    distanceMeters: legs.reduce((sum, leg) => sum + leg.distanceMeters, 0),
    durationSeconds: legs.reduce((sum, leg) => sum + leg.durationSeconds, 0),
  };
  const ways = legs.flatMap(({ way }) => way ?? []);
  if (ways.length < legs.length) return { ...figures, way: null };
  return { ...figures, way: { ...figures, line: encodeLine(ways.flatMap(({ line }) => decodeLine(line))) } };
}

/** With the distance between its ends and the places: no leg is shorter than the straight line. */
function measure(way: WayLine, from: LatLng, to: LatLng): TripFigures {
  const [first, last] = endsOfLine(way.line) ?? [from, to];
  const beside = distanceMeters(from, first) + distanceMeters(last, to);
  return {
    distanceMeters: Math.round(way.distanceMeters + beside),
    durationSeconds: way.durationSeconds + drivingSeconds(beside),
  };
}
