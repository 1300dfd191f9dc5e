import type { LatLng } from '@ridewire/contracts';
import Flatbush from 'flatbush';
import type { StreetGraph } from './street-graph.ts';
import {
  metersPerUnitLat,
  metersPerUnitLng,
  segmentMeters,
  shapeMeters,
  UNITS_PER_DEGREE,
} from './street-shape.ts';

/** The point on a street nearest to a given point. */
export interface Snap {
  street: number;
  /** Its position along the street's shape, by length: 0 at the first point, 1 at the last. */
  share: number;
  point: LatLng;
  /** Its distance from the given point. */
  meters: number;
  /** The directions a car may drive there: one arc or two. */
  arcs: readonly number[];
  /** The direction that costs more here, and by how many seconds; none if both are alike. */
  lesser?: { arc: number; seconds: number };
}

/** What it costs to begin or end in a direction, in seconds. */
export const extraSeconds = ({ lesser }: Snap, arc: number): number =>
  lesser?.arc === arc ? lesser.seconds : 0;

export interface SnapOptions {
  maxMeters: number;
  /** Only streets from and to which most of the city can be reached. */
  mainPart?: boolean;
}

export interface Snapper {
  /** The nearest point on any street, or null if none is near enough. */
  nearest: (point: LatLng, options: SnapOptions) => Snap | null;
  /** The nearest point on each of the nearest streets, nearest first. */
  around: (point: LatLng, options: SnapOptions & { count: number }) => Snap[];
}

/** Most points are closer than this to a street. For the others the search widens. */
const FIRST_REACH_METERS = 40;
const WIDENING = 3;

/** An index of the pieces of all streets, from point to point, for `createSnapper`. Threads may share it. */
export function buildSnapIndex({ firstPoint, pointLat, pointLng }: StreetGraph): SharedArrayBuffer {
  const streets = firstPoint.length - 1;
  const index = new Flatbush(pointLat.length - streets, 16, Int32Array, SharedArrayBuffer);
  for (let street = 0; street < streets; street++)
    for (let p = firstPoint[street]!; p < firstPoint[street + 1]! - 1; p++) {
      const [lat1, lat2, lng1, lng2] = [pointLat[p]!, pointLat[p + 1]!, pointLng[p]!, pointLng[p + 1]!];
      index.add(Math.min(lng1, lng2), Math.min(lat1, lat2), Math.max(lng1, lng2), Math.max(lat1, lat2));
    }
  index.finish();
  return index.data as SharedArrayBuffer;
}

/**
 * @param isClosed 1 for each arc that is left out, and with it a street without another
 */
export function createSnapper(
  graph: StreetGraph,
  shared: ArrayBufferLike = buildSnapIndex(graph),
  isClosed: Uint8Array | null = null,
): Snapper {
  const index = Flatbush.from(shared);
  const arcsOf = arcsByStreet(graph, isClosed);
  const isMain = (street: number) =>
    arcsOf(street).every(
      (arc) => graph.junctionPart[graph.arcTail[arc]!] === 0 && graph.junctionPart[graph.arcHead[arc]!] === 0,
    );

  /** The nearest spot of each street within reach, nearest first. */
  function within(lat: number, lng: number, meters: number, mainPart: boolean): Spot[] {
    const [reachLat, reachLng] = [meters / metersPerUnitLat, meters / metersPerUnitLng(lat)];
    const found = new Map<number, Spot>();
    for (const item of index.search(lng - reachLng, lat - reachLat, lng + reachLng, lat + reachLat)) {
      const street = streetOfSegment(graph, item);
      if (arcsOf(street).length === 0 || (mainPart && !isMain(street))) continue;
      // A street has one piece fewer than points, so each street before this one shifts the number by one.
      const spot = nearestSpot(graph, street, item + street, lat, lng);
      const best = found.get(street);
      if (spot.meters <= meters && (!best || spot.meters < best.meters)) found.set(street, spot);
    }
    return [...found.values()].sort((a, b) => a.meters - b.meters || a.street - b.street);
  }

  function around(
    point: LatLng,
    { maxMeters, mainPart = false, count }: SnapOptions & { count: number },
  ): Snap[] {
    const [lat, lng] = [point.lat * UNITS_PER_DEGREE, point.lng * UNITS_PER_DEGREE];
    for (
      let reach = Math.min(FIRST_REACH_METERS, maxMeters);
      ;
      reach = Math.min(reach * WIDENING, maxMeters)
    ) {
      const spots = within(lat, lng, reach, mainPart);
      if (spots.length >= count || reach >= maxMeters)
        return spots.slice(0, count).map((spot) => describeSpot(graph, spot, arcsOf(spot.street)));
    }
  }

  return { around, nearest: (point, options) => around(point, { ...options, count: 1 })[0] ?? null };
}

/** A point on the piece of a street that begins at one of its points. */
interface Spot {
  street: number;
  segment: number;
  share: number;
  meters: number;
}

function nearestSpot(graph: StreetGraph, street: number, segment: number, lat: number, lng: number): Spot {
  const scale = metersPerUnitLng(lat);
  const [lat1, lng1] = [graph.pointLat[segment]!, graph.pointLng[segment]!];
  const dy = (graph.pointLat[segment + 1]! - lat1) * metersPerUnitLat;
  const dx = (graph.pointLng[segment + 1]! - lng1) * scale;
  const [y, x] = [(lat - lat1) * metersPerUnitLat, (lng - lng1) * scale];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / length));
  return { street, segment, share, meters: Math.hypot(x - dx * share, y - dy * share) };
}

function describeSpot(graph: StreetGraph, spot: Spot, arcs: readonly number[]): Snap {
  const { street, segment, share } = spot;
  const total = shapeMeters(graph, street);
  let before = 0;
  for (let p = graph.firstPoint[street]!; p < segment; p++) before += segmentMeters(graph, p);
  const along = before + share * segmentMeters(graph, segment);
  const at = (units: Int32Array) =>
    (units[segment]! + (units[segment + 1]! - units[segment]!) * share) / UNITS_PER_DEGREE;
  return {
    street,
    share: total === 0 ? 0 : Math.min(1, along / total),
    point: { lat: at(graph.pointLat), lng: at(graph.pointLng) },
    meters: spot.meters,
    arcs,
  };
}

function streetOfSegment({ firstPoint }: StreetGraph, item: number): number {
  let [low, high] = [0, firstPoint.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (firstPoint[middle]! - middle <= item) low = middle;
    else high = middle - 1;
  }
  return low;
}

function arcsByStreet(
  { arcStreet, streetMeters }: StreetGraph,
  isClosed: Uint8Array | null,
): (street: number) => readonly number[] {
  const arcs: number[][] = Array.from(streetMeters, () => []);
  arcStreet.forEach((street, arc) => {
    if (isClosed?.[arc] !== 1) arcs[street]!.push(arc);
  });
  return (street) => arcs[street]!;
}
