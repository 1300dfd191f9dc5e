import FlatQueue from 'flatqueue';
import type { Snap } from '../snap.ts';
import type { StreetGraph } from '../street-graph.ts';

/** Whether a car that came by one arc may go on along another: said anew, from the rules and not from the search's states. */
export function mayTurn(graph: StreetGraph, from: number, to: number): boolean {
  if (graph.arcHead[from] !== graph.arcTail[to] || isForbidden(graph, from, to)) return false;
  if (graph.arcStreet[from] !== graph.arcStreet[to] || graph.arcForward[from] === graph.arcForward[to])
    return true;
  const junction = graph.arcHead[from]!;
  const streets = new Map<number, number>();
  for (const arc of [...arriving(graph, junction), ...leaving(graph, junction)]) {
    const isLoop = graph.arcTail[arc] === graph.arcHead[arc];
    streets.set(graph.arcStreet[arc]!, isLoop ? 2 : 1);
  }
  if ([...streets.values()].reduce((sum, ends) => sum + ends) > 2) return true;
  return leaving(graph, junction).every((arc) => arc === to || isForbidden(graph, from, arc));
}

const forbiddenOf = new WeakMap<StreetGraph, Set<string>>();
function isForbidden(graph: StreetGraph, from: number, to: number): boolean {
  let forbidden = forbiddenOf.get(graph);
  if (!forbidden)
    forbiddenOf.set(
      graph,
      (forbidden = new Set(Array.from(graph.turnFrom, (a, i) => `${a} ${graph.turnTo[i]}`))),
    );
  return forbidden.has(`${from} ${to}`);
}

export const leaving = (graph: StreetGraph, junction: number): number[] =>
  Array.from(
    { length: graph.firstArc[junction + 1]! - graph.firstArc[junction]! },
    (_, i) => graph.firstArc[junction]! + i,
  );

const arriving = (graph: StreetGraph, junction: number): number[] => [
  ...graph.arrivingArc.subarray(graph.firstArriving[junction], graph.firstArriving[junction + 1]),
];

const along = (graph: StreetGraph, arc: number, { share }: Snap) =>
  graph.arcForward[arc] ? share : 1 - share;

/**
 * The seconds of the fastest ways from a place, found as simply as can be: a search over all arcs, from one end, asking at
 * each turn.
 */
export function plainSeconds(graph: StreetGraph, arcSeconds: Float32Array, from: Snap): (to: Snap) => number {
  const secondsAtEnd = new Map<number, number>();
  const secondsAtStart = new Map<number, number>();
  const queue = new FlatQueue<number>();
  for (const arc of from.arcs) queue.push(arc, arcSeconds[arc]! * (1 - along(graph, arc, from)));
  while (queue.length > 0) {
    const seconds = queue.peekValue()!;
    const arc = queue.pop()!;
    if (secondsAtEnd.has(arc)) continue;
    secondsAtEnd.set(arc, seconds);
    for (const next of leaving(graph, graph.arcHead[arc]!)) {
      if (secondsAtStart.has(next) || !mayTurn(graph, arc, next)) continue;
      secondsAtStart.set(next, seconds);
      queue.push(next, seconds + arcSeconds[next]!);
    }
  }
  return (to) => {
    const direct = from.arcs
      .filter((arc) => to.arcs.includes(arc) && along(graph, arc, to) >= along(graph, arc, from))
      .map((arc) => arcSeconds[arc]! * (along(graph, arc, to) - along(graph, arc, from)));
    const round = to.arcs.map(
      (arc) => (secondsAtStart.get(arc) ?? Infinity) + arcSeconds[arc]! * along(graph, arc, to),
    );
    return Math.min(...direct, ...round);
  };
}
