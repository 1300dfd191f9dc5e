import FlatQueue from 'flatqueue';
import type { Snap } from '../snap.ts';
import type { StreetGraph } from '../street-graph.ts';

/** Whether an arc leads back along another. */
const isBack = (graph: StreetGraph, from: number, to: number): boolean =>
  graph.arcStreet[from] === graph.arcStreet[to] && graph.arcForward[from] !== graph.arcForward[to];

/** Whether no more than two ends of streets meet at a junction. */
function isBend(graph: StreetGraph, junction: number): boolean {
  const streets = new Map<number, number>();
  for (const arc of [...arriving(graph, junction), ...leaving(graph, junction)]) {
    const isLoop = graph.arcTail[arc] === graph.arcHead[arc];
    streets.set(graph.arcStreet[arc]!, isLoop ? 2 : 1);
  }
  return [...streets.values()].reduce((sum, ends) => sum + ends) <= 2;
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

/** Whether the driven arcs end with a forbidden run. */
const endsForbidden = ({ forbiddenRuns }: StreetGraph, arcs: readonly number[]): boolean =>
  forbiddenRuns.some((run) => arcs.slice(-run.length).join() === run.join());

/** The arcs a car may take after those before. It follows the rules and not the search's states. */
export function exitsAfter(graph: StreetGraph, arcs: readonly number[]): number[] {
  const arc = arcs.at(-1)!;
  const open = leaving(graph, graph.arcHead[arc]!).filter(
    (next) => !isForbidden(graph, arc, next) && !endsForbidden(graph, [...arcs, next]),
  );
  const onward = open.filter((next) => !isBack(graph, arc, next));
  return isBend(graph, graph.arcHead[arc]!) && onward.length > 0 ? onward : open;
}

/**
 * The seconds of the fastest routes from a place, found in the simplest way: a search from one end, over all arcs with
 * the arcs before them, checking each turn.
 */
export function plainSeconds(graph: StreetGraph, arcSeconds: Float32Array, from: Snap): (to: Snap) => number {
  const most = Math.max(2, ...graph.forbiddenRuns.map((run) => run.length));
  const isReached = new Set<string>();
  const secondsAtStart = new Map<number, number>();
  const queue = new FlatQueue<number>();
  const histories: (readonly number[])[] = [];
  const push = (arcs: readonly number[], seconds: number) => {
    const history = arcs.slice(1 - most);
    if (!isReached.has(history.join())) queue.push(histories.push(history) - 1, seconds);
  };
  for (const arc of from.arcs) push([arc], arcSeconds[arc]! * (1 - along(graph, arc, from)));
  while (queue.length > 0) {
    const seconds = queue.peekValue()!;
    const arcs = histories[queue.pop()!]!;
    if (isReached.has(arcs.join())) continue;
    isReached.add(arcs.join());
    for (const next of exitsAfter(graph, arcs)) {
      if (!secondsAtStart.has(next)) secondsAtStart.set(next, seconds);
      push([...arcs, next], seconds + arcSeconds[next]!);
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
