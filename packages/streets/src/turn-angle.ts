import { bearingDegrees } from '@ridewire/contracts/distance';
import type { StreetGraph } from './street-graph.ts';
import { between, pointOf, segmentMeters } from './street-shape.ts';

/**
 * A street's direction is measured over its first meters, since the part drawn at the crossing itself often has a corner
 * of its own.
 */
const BEARING_METERS = 20;

/** The angle between two directions in degrees, from -180 to 180: positive to the right, negative to the left. */
export const angleFrom = (before: number, after: number): number => ((after - before + 540) % 360) - 180;

/** The direction of an arc in its first or last meters, in degrees clockwise from north. */
export function bearingAt(graph: StreetGraph, arc: number, end: 'start' | 'end'): number {
  const street = graph.arcStreet[arc]!;
  const [first, last] = [graph.firstPoint[street]!, graph.firstPoint[street + 1]! - 1];
  const inwards = (graph.arcForward[arc] === 1) === (end === 'start') ? 1 : -1;
  const [here, stop] = inwards === 1 ? [first, last] : [last, first];
  let [p, left] = [here, BEARING_METERS];
  let there = pointOf(graph, stop);
  for (; p !== stop; p += inwards) {
    const meters = segmentMeters(graph, Math.min(p, p + inwards));
    if (meters >= left) {
      there = between(pointOf(graph, p), pointOf(graph, p + inwards), left / meters);
      break;
    }
    left -= meters;
  }
  const corner = pointOf(graph, here);
  return end === 'start' ? bearingDegrees(corner, there) : bearingDegrees(there, corner);
}

/** Whether an arc leads back along another. */
export const isBackAlong = ({ arcStreet, arcForward }: StreetGraph, from: number, to: number): boolean =>
  arcStreet[from] === arcStreet[to] && arcForward[from] !== arcForward[to];
