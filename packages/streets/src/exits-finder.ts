import type { StreetGraph } from './street-graph.ts';
import { isBackAlong } from './turn-angle.ts';

/**
 * Finds the arcs a car may take from a junction, depending on the arc it came by. Cars don't turn round at a bend, where
 * two streets meet and one continues; at a crossing or a dead end they may, unless that is forbidden.
 */
export function exitsFinder(graph: StreetGraph) {
  const { arcHead, turnFrom, turnTo } = graph;
  const forbidden = Map.groupBy(turnFrom.keys(), (turn) => turnFrom[turn]!);
  const endsAt = countStreetEnds(graph);
  /** @param closed arcs closed to a car because of the arcs it took before */
  return (arc: number, leaving: readonly number[], closed: readonly number[] = []): readonly number[] => {
    const turns = forbidden.get(arc)?.map((turn) => turnTo[turn]) ?? [];
    const exits = leaving.filter((exit) => !turns.includes(exit) && !closed.includes(exit));
    if (endsAt[arcHead[arc]!]! > 2) return exits;
    const onward = exits.filter((exit) => !isBackAlong(graph, arc, exit));
    return onward.length > 0 ? onward : exits;
  };
}

/** How many street ends meet at each junction. At a bend there are two, and a car can only drive on or turn round. */
export function countStreetEnds({
  arcStreet,
  arcTail,
  arcHead,
  streetMeters,
  junctionLat,
}: StreetGraph): Uint32Array {
  const isCounted = new Uint8Array(streetMeters.length);
  const ends = new Uint32Array(junctionLat.length);
  arcStreet.forEach((street, arc) => {
    if (isCounted[street]) return;
    isCounted[street] = 1;
    ends[arcTail[arc]!]!++;
    ends[arcHead[arc]!]!++;
  });
  return ends;
}
