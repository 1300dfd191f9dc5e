import type { LatLng } from '@ridewire/contracts';
import type { StreetGraph } from './street-graph.ts';

/** Coordinates are whole numbers of this many to a degree: about a centimetre. */
export const UNITS_PER_DEGREE = 1e7;
/** Of the mean earth radius that `distanceMeters` uses. */
const METERS_PER_UNIT = (6_371_009 * Math.PI) / 180 / UNITS_PER_DEGREE;

/** How many meters one unit of longitude is at a latitude, and one of latitude anywhere. */
export const metersPerUnitLng = (latUnits: number): number =>
  METERS_PER_UNIT * Math.cos((latUnits / UNITS_PER_DEGREE) * (Math.PI / 180));
export const metersPerUnitLat = METERS_PER_UNIT;

/** Meters between two points nearby, in units: within a city as good as on the sphere, and many times as fast. */
export function unitsApartMeters(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const y = (lat2 - lat1) * METERS_PER_UNIT;
  const x = (lng2 - lng1) * metersPerUnitLng((lat1 + lat2) / 2);
  return Math.sqrt(x * x + y * y);
}

/** How long the piece of a street from its point p to the next is. */
export const segmentMeters = ({ pointLat, pointLng }: StreetGraph, p: number): number =>
  unitsApartMeters(pointLat[p]!, pointLng[p]!, pointLat[p + 1]!, pointLng[p + 1]!);

export const toUnits = (degrees: number): number => Math.round(degrees * UNITS_PER_DEGREE);

export const pointOf = ({ pointLat, pointLng }: StreetGraph, p: number): LatLng => ({
  lat: pointLat[p]! / UNITS_PER_DEGREE,
  lng: pointLng[p]! / UNITS_PER_DEGREE,
});

/** How long a street is along its shape, from which shares of it are measured. */
export function shapeMeters(graph: StreetGraph, street: number): number {
  let meters = 0;
  for (let p = graph.firstPoint[street]!; p < graph.firstPoint[street + 1]! - 1; p++)
    meters += segmentMeters(graph, p);
  return meters;
}

/** What lies between two points of a shape, where the share is 0 at the first and 1 at the second. */
export const between = (a: LatLng, b: LatLng, share: number): LatLng => ({
  lat: a.lat + (b.lat - a.lat) * share,
  lng: a.lng + (b.lng - a.lng) * share,
});

/** How far along an arc something lies that lies so far along its street's shape, and the other way round. */
export const alongArc = ({ arcForward }: StreetGraph, arc: number, share: number): number =>
  arcForward[arc] === 1 ? share : 1 - share;
