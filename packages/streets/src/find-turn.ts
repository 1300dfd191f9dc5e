import { bearingDegrees, type Turn } from '@ridewire/contracts';
import type { StreetGraph } from './street-graph.ts';
import { between, pointOf, segmentMeters } from './street-shape.ts';
import { exitsOf } from './turn-states.ts';

/**
 * A street's direction is measured over its first meters, since the part drawn at the crossing itself often has a corner
 * of its own.
 */
const BEARING_METERS = 20;

/** Turns by their largest angle in degrees, to the right and to the left. */
const ANGLES: readonly [degrees: number, right: Turn, left: Turn][] = [
  [25, 'straight', 'straight'],
  [60, 'slight_right', 'slight_left'],
  [130, 'right', 'left'],
  [165, 'sharp_right', 'sharp_left'],
  [180, 'u_turn', 'u_turn'],
];

/** The turn from one arc into another, or null if the driver needs no instruction. */
export function findTurn(graph: StreetGraph, from: number, to: number): Turn | null {
  if (isSameStreet(graph, from, to)) return 'u_turn';
  const others = exitsOf(graph, from).filter((arc) => arc !== to && !isSameStreet(graph, from, arc));
  if (others.length === 0) return null;
  const turn = turnOf(angleBetween(graph, from, to));
  if (!LEADS_ON.has(turn)) return turn;
  const [name, next] = [graph.streetName[graph.arcStreet[from]!]!, graph.streetName[graph.arcStreet[to]!]!];
  const rank = (arc: number) => graph.streetClass[graph.arcStreet[arc]!]!;
  const hasRival = others.some(
    (arc) => rank(arc) <= rank(to) && LEADS_ON.has(turnOf(angleBetween(graph, from, arc))),
  );
  if (hasRival) return turn === 'straight' && name === next && name !== 0 ? null : turn;
  return name === next || name === 0 || next === 0 ? null : turn;
}

/** At a fork, either arm may look like the street that continues. */
const LEADS_ON: ReadonlySet<Turn> = new Set(['straight', 'slight_right', 'slight_left']);

const turnOf = (angle: number): Turn => {
  const [, right, left] = ANGLES.find(([degrees]) => Math.abs(angle) <= degrees)!;
  return angle > 0 ? right : left;
};

/** The angle a driver turns from one arc into another, in degrees: positive to the right, negative to the left. */
function angleBetween(graph: StreetGraph, from: number, to: number): number {
  const turned = bearingAt(graph, to, 'start') - bearingAt(graph, from, 'end');
  return ((turned + 540) % 360) - 180;
}

/** The direction of an arc in its first or last meters, in degrees clockwise from north. */
function bearingAt(graph: StreetGraph, arc: number, end: 'start' | 'end'): number {
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

const isSameStreet = ({ arcStreet, arcForward }: StreetGraph, a: number, b: number): boolean =>
  arcStreet[a] === arcStreet[b] && arcForward[a] !== arcForward[b];
