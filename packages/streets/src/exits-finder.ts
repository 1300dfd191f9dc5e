import type { StreetGraph } from './street-graph.ts';

/**
 * Which of the arcs that leave a junction a car may take that came by an arc. Nobody turns round in a bend, where two streets
 * meet and one goes on; at a crossing or where a street ends a car may, unless that is forbidden.
 */
export function exitsFinder(graph: StreetGraph) {
  const { arcStreet, arcForward, arcTail, arcHead, turnFrom, turnTo } = graph;
  const forbidden = Map.groupBy(turnFrom.keys(), (turn) => turnFrom[turn]!);
  const endsAt = countStreetEnds(graph);
  /** @param closed to a car that came by other arcs before */
  return (arc: number, leaving: readonly number[], closed: readonly number[] = []): readonly number[] => {
    const turns = forbidden.get(arc)?.map((turn) => turnTo[turn]) ?? [];
    const exits = leaving.filter((exit) => !turns.includes(exit) && !closed.includes(exit));
    if (endsAt[arcHead[arc]!]! > 2) return exits;
    const onward = exits.filter(
      (exit) => arcStreet[exit] !== arcStreet[arc] || arcForward[exit] === arcForward[arc],
    );
    return onward.length > 0 ? onward : exits;
  };

  /** How many ends of streets lie at each junction. */
  function countStreetEnds({ streetMeters, junctionLat }: StreetGraph): Uint32Array {
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
}
