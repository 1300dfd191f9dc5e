import FlatQueue from 'flatqueue';
import type { Snap } from '../snap.ts';
import type { StreetGraph } from '../street-graph.ts';
import { turnTimer, type TurnTimer } from '../turn-seconds.ts';

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

const runsOf = new WeakMap<StreetGraph, Map<number | undefined, StreetGraph['forbiddenRuns'][number][]>>();
/** Whether the driven arcs end with a forbidden run. */
function endsForbidden(graph: StreetGraph, arcs: readonly number[]): boolean {
  let byLastArc = runsOf.get(graph);
  if (!byLastArc) runsOf.set(graph, (byLastArc = Map.groupBy(graph.forbiddenRuns, (run) => run.at(-1))));
  const runs = byLastArc.get(arcs.at(-1)) ?? [];
  return runs.some((run) => arcs.slice(-run.length).join() === run.join());
}

/** Arcs that are closed: a car comes into one only from another. */
export type ClosedArcs = ReadonlySet<number>;
const NONE: ClosedArcs = new Set();

/** The arcs a car may take after those before. It follows the rules and not the search's states. */
export function exitsAfter(graph: StreetGraph, arcs: readonly number[], closed: ClosedArcs = NONE): number[] {
  const arc = arcs.at(-1)!;
  const open = leaving(graph, graph.arcHead[arc]!).filter(
    (next) =>
      !isForbidden(graph, arc, next) &&
      !endsForbidden(graph, [...arcs, next]) &&
      !(closed.has(next) && !closed.has(arc)),
  );
  const onward = open.filter((next) => !isBack(graph, arc, next));
  return isBend(graph, graph.arcHead[arc]!) && onward.length > 0 ? onward : open;
}

const timers = new WeakMap<StreetGraph, TurnTimer>();
/** The times of a graph's turns, prepared once. */
export function timerOf(graph: StreetGraph): TurnTimer {
  let timer = timers.get(graph);
  if (!timer) timers.set(graph, (timer = turnTimer(graph)));
  return timer;
}

/** The quickest route by what is chosen by, and its own seconds and meters. */
export interface PlainRoute {
  cost: number;
  seconds: number;
  meters: number;
}

/**
 * The fastest routes from a place, found in the simplest way: a search from one end, over all arcs with the arcs before
 * them, checking and timing each turn. Null where none leads.
 */
export function plainRoutes(
  graph: StreetGraph,
  arcSeconds: Float32Array,
  from: Snap,
  closed: ClosedArcs = NONE,
): (to: Snap) => PlainRoute | null {
  const most = Math.max(2, ...graph.forbiddenRuns.map((run) => run.length));
  const turnSeconds = timerOf(graph);
  const metersOf = (arc: number) => graph.streetMeters[graph.arcStreet[arc]!]!;
  const extraAt = ({ lesser }: Snap, arc: number) => (lesser?.arc === arc ? lesser.seconds : 0);
  const isReached = new Set<string>();
  const atStart = new Map<number, { seconds: number; meters: number }>();
  const queue = new FlatQueue<number>();
  const histories: { arcs: readonly number[]; meters: number }[] = [];
  const push = (arcs: readonly number[], seconds: number, meters: number) => {
    const history = arcs.slice(1 - most);
    if (!isReached.has(history.join())) queue.push(histories.push({ arcs: history, meters }) - 1, seconds);
  };
  for (const arc of from.arcs) {
    const rest = 1 - along(graph, arc, from);
    push([arc], arcSeconds[arc]! * rest + extraAt(from, arc), metersOf(arc) * rest);
  }
  while (queue.length > 0) {
    const seconds = queue.peekValue()!;
    const { arcs, meters } = histories[queue.pop()!]!;
    if (isReached.has(arcs.join())) continue;
    isReached.add(arcs.join());
    for (const next of exitsAfter(graph, arcs, closed)) {
      const begun = seconds + turnSeconds(arcs.at(-1)!, next);
      if (begun < (atStart.get(next)?.seconds ?? Infinity)) atStart.set(next, { seconds: begun, meters });
      push([...arcs, next], begun + arcSeconds[next]!, meters + metersOf(next));
    }
  }
  return (to) => {
    const found = to.arcs.flatMap((arc) => {
      const [here, end] = [along(graph, arc, from), along(graph, arc, to)];
      const route = (seconds: number, meters: number): PlainRoute => ({
        cost: seconds + extraAt(to, arc),
        seconds,
        meters,
      });
      const begun = atStart.get(arc);
      return [
        ...(from.arcs.includes(arc) && from.street === to.street && end >= here
          ? [route(arcSeconds[arc]! * (end - here) + extraAt(from, arc), metersOf(arc) * (end - here))]
          : []),
        ...(begun ? [route(begun.seconds + arcSeconds[arc]! * end, begun.meters + metersOf(arc) * end)] : []),
      ];
    });
    return found.toSorted((a, b) => a.cost - b.cost)[0] ?? null;
  };
}
