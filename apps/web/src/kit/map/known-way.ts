import { decode } from '@googlemaps/polyline-codec';
import { bearingDegrees, distanceMeters, type LatLng, type Way, type WayStep } from '@ridewire/contracts';

/** A route with its line decoded. */
export interface KnownWay {
  points: readonly LatLng[];
  /** Meters and seconds from the start at each point. */
  metersAt: readonly number[];
  secondsAt: readonly number[];
  steps: readonly WayStep[];
}

const known = new WeakMap<Way, KnownWay>();

/** The points of a route's line. */
export const decodeLine = (line: string): LatLng[] => decode(line, 5).map(([lat, lng]) => ({ lat, lng }));

/** Decodes a route's line. The same route gives the same result. */
export function decodeWay(way: Way): KnownWay {
  const before = known.get(way);
  if (before) return before;
  const points = decodeLine(way.line);
  let meters = 0;
  const metersAt = points.map(
    (point, index) => (meters += distanceMeters(points[index - 1] ?? point, point)),
  );
  const read = { points, metersAt, secondsAt: way.secondsAt, steps: way.steps };
  known.set(way, read);
  return read;
}

/** The length of its line, in meters. */
export const lengthOf = (way: KnownWay): number => way.metersAt.at(-1) ?? 0;

/** The last point of the line within this distance from the start. */
function pointBefore({ metersAt }: KnownWay, meters: number): number {
  let [low, high] = [0, metersAt.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((metersAt[middle] ?? 0) <= meters) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The place this many meters along a route, limited to its ends. */
export function placeOn(way: KnownWay, meters: number): LatLng {
  const index = pointBefore(way, meters);
  const [from, to] = [way.points[index], way.points[index + 1]];
  if (!from) throw new Error('A way without points.');
  const start = way.metersAt[index] ?? 0;
  const length = (way.metersAt[index + 1] ?? start) - start;
  if (!to || length === 0) return from;
  const share = Math.min(1, Math.max(0, (meters - start) / length));
  return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share };
}

/** Corners are rounded over this much of the line, in meters, because a car has a length. */
const CAR_METERS = 8;

/** The heading of a car this many meters along the route, in degrees; null for a route of length 0. */
export function bearingOn(way: KnownWay, meters: number): number | null {
  const end = lengthOf(way);
  if (end === 0) return null;
  const middle = Math.min(end - CAR_METERS / 2, Math.max(CAR_METERS / 2, meters));
  const [from, to] = [placeOn(way, middle - CAR_METERS / 2), placeOn(way, middle + CAR_METERS / 2)];
  return from.lat === to.lat && from.lng === to.lng ? null : bearingDegrees(from, to);
}

/** The part of a route ahead of a place: that place, then the rest of the line. */
export const restOfWay = (way: KnownWay, meters: number): LatLng[] =>
  meters >= lengthOf(way)
    ? way.points.slice(-1)
    : [placeOn(way, meters), ...way.points.slice(pointBefore(way, Math.max(0, meters)) + 1)];
