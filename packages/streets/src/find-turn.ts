import type { Turn } from '@ridewire/contracts';
import type { StreetGraph } from './street-graph.ts';
import { angleFrom, bearingAt, isBackAlong } from './turn-angle.ts';
import { exitsOf } from './turn-states.ts';

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
  if (isBackAlong(graph, from, to)) return 'u_turn';
  const others = exitsOf(graph, from).filter((arc) => arc !== to && !isBackAlong(graph, from, arc));
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
const angleBetween = (graph: StreetGraph, from: number, to: number): number =>
  angleFrom(bearingAt(graph, from, 'end'), bearingAt(graph, to, 'start'));
