import type { DrivingSide, LatLng } from '@ridewire/contracts';
import { bearingDegrees } from '@ridewire/contracts/distance';
import type { Snap } from './snap.ts';
import { ROAD_CLASSES, type RoadClass, type StreetGraph } from './street-graph.ts';
import { pointOf, segmentMeters, shapeMeters } from './street-shape.ts';
import { angleFrom } from './turn-angle.ts';
import { U_TURN_SECONDS } from './turn-seconds.ts';

/** A car that stands across the street by more than this, in degrees, may leave in either direction. */
const AGAINST_DEGREES = 120;
/** A point this near to the middle of the street is on neither side, in meters. */
const MIDDLE_METERS = 4;
/** What crossing the street on foot is worth, in seconds of driving. */
const CROSSING_SECONDS = { main: 60, middle: 30, minor: 10 };
const MAIN: ReadonlySet<RoadClass> = new Set(['motorway', 'trunk', 'primary', 'secondary']);

/**
 * Lets a car begin against its heading only where turning round is worth it.
 * @param heading in degrees clockwise from north
 */
export function startHeading(graph: StreetGraph, snap: Snap, heading: number): Snap {
  if (snap.arcs.length < 2) return snap;
  const street = streetBearing(graph, snap);
  const against = snap.arcs.find((arc) => {
    const bearing = graph.arcForward[arc] === 1 ? street : street + 180;
    return Math.abs(angleFrom(heading, bearing)) > AGAINST_DEGREES;
  });
  return against === undefined ? snap : { ...snap, lesser: { arc: against, seconds: U_TURN_SECONDS } };
}

/** Lets a car end on the far side of a street only where that saves more than crossing the street on foot takes. */
export function endBeside(graph: StreetGraph, snap: Snap, point: LatLng, side: DrivingSide): Snap {
  if (snap.arcs.length < 2 || snap.meters < MIDDLE_METERS) return snap;
  const toPoint = angleFrom(streetBearing(graph, snap), bearingDegrees(snap.point, point));
  const isForwardNear = toPoint > 0 === (side === 'right');
  const far = snap.arcs.find((arc) => (graph.arcForward[arc] === 1) !== isForwardNear);
  if (far === undefined) return snap;
  const roadClass = ROAD_CLASSES[graph.streetClass[snap.street]!]!;
  const size = MAIN.has(roadClass) ? 'main' : roadClass === 'tertiary' ? 'middle' : 'minor';
  return { ...snap, lesser: { arc: far, seconds: CROSSING_SECONDS[size] } };
}

/** The direction of a street's shape at a snapped point, in degrees clockwise from north. */
export function streetBearing(graph: StreetGraph, { street, share }: Pick<Snap, 'street' | 'share'>): number {
  const last = graph.firstPoint[street + 1]! - 2;
  let p = graph.firstPoint[street]!;
  let left = share * shapeMeters(graph, street) - segmentMeters(graph, p);
  for (; left > 0 && p < last; left -= segmentMeters(graph, p)) p++;
  return bearingDegrees(pointOf(graph, p), pointOf(graph, p + 1));
}
