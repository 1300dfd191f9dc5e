import {
  distanceMeters,
  drivingSeconds,
  estimateTrip,
  isWithin,
  type Area,
  type LatLng,
  type QuoteRideInput,
  type WayLine,
} from '@ridewire/contracts';
import { decodeLine, encodeLine, endsOfLine } from '@ridewire/streets';
import { AppError } from '../../core/app-error.ts';
import type { ClientConfig } from '../../core/client-config.ts';
import type { WayFinder } from '../../streets/way-finder.ts';
import { MAX_TRIP_METERS } from './fare.ts';
import type { TripFigures } from './quote-token.ts';

/** Two places one after the other that are nearer than this are one place, in meters. */
const SAME_PLACE_METERS = 50;

export interface FindTripDeps {
  clientConfig: ClientConfig;
  ways: Pick<WayFinder, 'knows' | 'findLine'>;
}

/** The part of a trip from one place to the next. */
type Leg = readonly [from: LatLng, to: LatLng];
type MeasuredLeg = TripFigures & { way: WayLine | null };

export const legsOf = (places: readonly LatLng[]): Leg[] =>
  places.slice(1).map((to, i) => [places[i] as LatLng, to]);

/** @throws AppError SAME_PLACE, TOO_FAR */
export function assertLegs(places: readonly LatLng[]): void {
  const meters = legsOf(places).map(([from, to]) => distanceMeters(from, to));
  if (meters.some((length) => length < SAME_PLACE_METERS))
    throw new AppError(places.length > 2 ? 'SAME_STOP' : 'SAME_PLACE');
  if (meters.reduce((sum, length) => sum + length, 0) > MAX_TRIP_METERS) throw new AppError('TOO_FAR');
}

/** @param area the pickup area; null for everywhere */
function assertTrip(area: Area | null, places: readonly [LatLng, ...LatLng[]]): void {
  if (!isWithin(area, places[0])) throw new AppError('OUTSIDE_AREA');
  assertLegs(places);
}

/**
 * A trip's distance and time by street, and the route; without known streets, by the straight line and without a route.
 * A trip begins within the area, and where streets are known it begins, stops and ends near one of them. Where the pickup
 * area is everywhere, that includes places beyond the known streets.
 * @param by the caller
 * @throws AppError OUTSIDE_AREA, SAME_PLACE, TOO_FAR, NO_STREET_NEAR, NO_WAY, STREETS_BUSY, ROUTES_MANY
 */
export async function findTrip(
  deps: FindTripDeps,
  { pickup, stops = [], destination }: QuoteRideInput,
  by: string,
): Promise<MeasuredLeg> {
  const places = [pickup, ...stops, destination] as const;
  assertTrip(deps.clientConfig.pickupArea, places);
  return sumUp(await measureLegs(deps, places, by));
}

/**
 * Every leg of a trip through these places, as findTrip.
 * @throws AppError NO_STREET_NEAR, NO_WAY, STREETS_BUSY, ROUTES_MANY
 */
export async function measureLegs(
  { clientConfig, ways }: FindTripDeps,
  places: readonly LatLng[],
  by: string,
): Promise<MeasuredLeg[]> {
  const isBeyond = clientConfig.pickupArea === null && !places.every((place) => ways.knows(place));
  const found = await Promise.allSettled(
    legsOf(places).map(async ([from, to]): Promise<MeasuredLeg> => {
      const way = isBeyond ? null : await ways.findLine(from, to, by);
      return way ? { ...measure(way, from, to), way } : { ...estimateTrip(from, to), way };
    }),
  );
  // The first leg's refusal names the place best: the others fail at the same one.
  return found.map((leg, i) => {
    if (leg.status === 'fulfilled') return leg.value;
    const { reason }: { reason: unknown } = leg;
    const isStop = i + 1 < found.length;
    throw isStop && reason instanceof AppError && reason.refused[0] === 'NO_STREET_NEAR'
      ? new AppError('NO_STREET_AT_STOP')
      : reason;
  });
}

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

/** The route, and the distance between its ends and the two places: no leg is shorter than the straight line. */
function measure(way: WayLine, from: LatLng, to: LatLng): TripFigures {
  const [first, last] = endsOfLine(way.line) ?? [from, to];
  const beside = distanceMeters(from, first) + distanceMeters(last, to);
  return {
    distanceMeters: Math.round(way.distanceMeters + beside),
    durationSeconds: way.durationSeconds + drivingSeconds(beside),
  };
}
