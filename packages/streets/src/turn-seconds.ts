import { countStreetEnds } from './exits-finder.ts';
import { findDrivingSide } from './find-driving-side.ts';
import { STREET_FLAGS, type StreetGraph } from './street-graph.ts';
import { angleFrom, bearingAt, isBackAlong } from './turn-angle.ts';

/** Turning round, at a crossing or a dead end, in seconds. */
export const U_TURN_SECONDS = 25;
const ROUNDABOUT_SECONDS = 3;

/**
 * What a turn costs beyond the street's own time, by its largest angle in degrees, in seconds: to the side cars drive on,
 * and across the oncoming traffic. A street's time already includes the usual wait at its crossings, so that going straight
 * on costs nothing more. The figures are set by hand, in the order of OSRM's for cars; nothing is measured here.
 */
const TURNS: readonly (readonly [degrees: number, near: number, across: number])[] = [
  [25, 0, 0],
  [60, 1, 2],
  [130, 3, 6],
  [180, 5, 9],
];

/** The sign of the angle of turns across oncoming traffic. */
const ACROSS = { left: 1, right: -1, unknown: NaN };

export type TurnTimer = (from: number, to: number) => number;

/** Finds how long it takes to turn from one arc into another, in seconds. */
export function turnTimer(graph: StreetGraph): TurnTimer {
  const arcs = graph.arcHead.length;
  const starts = Float32Array.from({ length: arcs }, (_, arc) => bearingAt(graph, arc, 'start'));
  const ends = Float32Array.from({ length: arcs }, (_, arc) => bearingAt(graph, arc, 'end'));
  const directions = new Uint8Array(graph.streetMeters.length);
  for (const street of graph.arcStreet) directions[street]!++;
  const across = ACROSS[findDrivingSide(graph) ?? 'unknown'];
  const isRoundabout = (arc: number) =>
    (graph.streetFlags[graph.arcStreet[arc]!]! & STREET_FLAGS.roundabout) !== 0;
  const endsAt = countStreetEnds(graph);
  return (from, to) => {
    if (isBackAlong(graph, from, to)) return U_TURN_SECONDS;
    if (endsAt[graph.arcHead[from]!]! <= 2 || isRoundabout(from)) return 0;
    if (isRoundabout(to)) return ROUNDABOUT_SECONDS;
    const angle = angleFrom(ends[from]!, starts[to]!);
    const [, near, crossing] = TURNS.find(([degrees]) => Math.abs(angle) <= degrees)!;
    const meetsTraffic = directions[graph.arcStreet[from]!] === 2 && Math.sign(angle) === across;
    return meetsTraffic ? crossing : near;
  };
}
