import type { LatLng } from '@ridewire/contracts';
import type { StreetGraph } from './street-graph.ts';

/** Coordinates are whole numbers with this many units per degree, each about a centimeter. */
export const UNITS_PER_DEGREE = 1e7;
/** From the mean earth radius that `distanceMeters` uses. */
const METERS_PER_UNIT = (6_371_009 * Math.PI) / 180 / UNITS_PER_DEGREE;

/** Meters per unit of longitude at a latitude, and per unit of latitude anywhere. */
export const metersPerUnitLng = (latUnits: number): number =>
  METERS_PER_UNIT * Math.cos((latUnits / UNITS_PER_DEGREE) * (Math.PI / 180));
export const metersPerUnitLat = METERS_PER_UNIT;

/** Meters between two nearby points, in units. Within a city it is as good as the distance on a sphere, and many times faster. */
export function unitsApartMeters(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const y = (lat2 - lat1) * METERS_PER_UNIT;
  const x = (lng2 - lng1) * metersPerUnitLng((lat1 + lat2) / 2);
  return Math.sqrt(x * x + y * y);
}

/** The length of a street's piece from point p to the next. */
export const segmentMeters = ({ pointLat, pointLng }: StreetGraph, p: number): number =>
  unitsApartMeters(pointLat[p]!, pointLng[p]!, pointLat[p + 1]!, pointLng[p + 1]!);

export const toUnits = (degrees: number): number => Math.round(degrees * UNITS_PER_DEGREE);

export const pointOf = ({ pointLat, pointLng }: StreetGraph, p: number): LatLng => ({
  lat: pointLat[p]! / UNITS_PER_DEGREE,
  lng: pointLng[p]! / UNITS_PER_DEGREE,
});

/** The length of a street along its shape, which shares refer to. */
export function shapeMeters(graph: StreetGraph, street: number): number {
  let meters = 0;
  for (let p = graph.firstPoint[street]!; p < graph.firstPoint[street + 1]! - 1; p++)
    meters += segmentMeters(graph, p);
  return meters;
}

/** A point between two points of a shape; the share is 0 at the first and 1 at the second. */
export const between = (a: LatLng, b: LatLng, share: number): LatLng => ({
  lat: a.lat + (b.lat - a.lat) * share,
  lng: a.lng + (b.lng - a.lng) * share,
});

/** Converts a share of a street's shape into a share of the arc, and back. */
export const alongArc = ({ arcForward }: StreetGraph, arc: number, share: number): number =>
  arcForward[arc] === 1 ? share : 1 - share;
