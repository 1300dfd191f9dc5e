import FlatQueue from 'flatqueue';
import type { Snap } from './snap.ts';
import type { StreetGraph } from './street-graph.ts';
import { alongArc } from './street-shape.ts';
import { statesBefore, turnStatesOf, type TurnStates } from './turn-states.ts';

/** A route by car along its arcs, from a point on the first to a point on the last. */
export interface Route {
  arcs: readonly number[];
  /** Where it starts along the shape of the first arc's street, and where it ends along the last one's. */
  fromShare: number;
  toShare: number;
  meters: number;
  seconds: number;
}

export interface Router {
  /** The fastest route with these seconds for each arc, or null if there is none. */
  findRoute: (arcSeconds: Float32Array, from: Snap, to: Snap) => Route | null;
}

/** One direction of a search: how many seconds each state is from that end, and which step reached it. */
interface Side {
  /** A label counts only if it has the number of the present search, so nothing is cleared between searches. */
  search: Uint32Array;
  seconds: Float64Array;
  /** The step that reached the state, or ~arc if the search began on that arc. */
  step: Int32Array;
  queue: FlatQueue<number>;
}

/** Searches from both ends at once, in arrays kept between calls. */
export function createRouter(graph: StreetGraph): Router {
  const states = turnStatesOf(graph);
  const { stateAfter, firstStep, stepArc, stepFrom, stepTo, firstEntering, enteringStep } = states;
  const ahead = openSide(states);
  const behind = openSide(states);
  let search = 0;
  let best = Infinity;
  let meeting = -1;

  function reach(side: Side, other: Side, state: number, seconds: number, step: number) {
    if (side.search[state] === search && side.seconds[state]! <= seconds) return;
    side.search[state] = search;
    side.seconds[state] = seconds;
    side.step[state] = step;
    side.queue.push(state, seconds);
    if (other.search[state] !== search || seconds + other.seconds[state]! >= best) return;
    best = seconds + other.seconds[state]!;
    meeting = state;
  }

  function advance(arcSeconds: Float32Array) {
    const seconds = ahead.queue.peekValue()!;
    const state = ahead.queue.pop()!;
    if (seconds > ahead.seconds[state]!) return;
    for (let step = firstStep[state]!; step < firstStep[state + 1]!; step++) {
      const arc = stepArc[step]!;
      reach(ahead, behind, stepTo[step]!, seconds + arcSeconds[arc]!, step);
    }
  }

  function fallBack(arcSeconds: Float32Array) {
    const seconds = behind.queue.peekValue()!;
    const state = behind.queue.pop()!;
    if (seconds > behind.seconds[state]!) return;
    for (let i = firstEntering[state]!; i < firstEntering[state + 1]!; i++) {
      const step = enteringStep[i]!;
      reach(behind, ahead, stepFrom[step]!, seconds + arcSeconds[stepArc[step]!]!, step);
    }
  }

  function findRoute(arcSeconds: Float32Array, from: Snap, to: Snap): Route | null {
    search++;
    ahead.queue.clear();
    behind.queue.clear();
    const direct = findDirect(graph, arcSeconds, from, to);
    best = direct?.seconds ?? Infinity;
    meeting = -1;
    for (const arc of from.arcs)
      reach(ahead, behind, stateAfter[arc]!, arcSeconds[arc]! * (1 - alongArc(graph, arc, from.share)), ~arc);
    for (const arc of to.arcs)
      for (const state of statesBefore(states, arc))
        reach(behind, ahead, state, arcSeconds[arc]! * alongArc(graph, arc, to.share), ~arc);
    for (;;) {
      const [near, far] = [ahead.queue.peekValue() ?? Infinity, behind.queue.peekValue() ?? Infinity];
      if (near + far >= best) break;
      if (near <= far) advance(arcSeconds);
      else fallBack(arcSeconds);
    }
    if (best === Infinity) return null;
    const arcs = meeting < 0 ? [direct!.arc] : followSteps();
    return { arcs, fromShare: from.share, toShare: to.share, meters: measure(arcs, from, to), seconds: best };
  }

  function followSteps(): number[] {
    const arcs: number[] = [];
    let [state, step] = [meeting, ahead.step[meeting]!];
    for (; step >= 0; state = stepFrom[step]!, step = ahead.step[state]!) arcs.push(stepArc[step]!);
    arcs.push(~step);
    arcs.reverse();
    for (step = behind.step[meeting]!; step >= 0; step = behind.step[state]!) {
      arcs.push(stepArc[step]!);
      state = stepTo[step]!;
    }
    arcs.push(~step);
    return arcs;
  }

  function measure(arcs: readonly number[], from: Snap, to: Snap): number {
    const metersOf = (arc: number) => graph.streetMeters[graph.arcStreet[arc]!]!;
    const [first, last] = [arcs[0]!, arcs.at(-1)!];
    const outside =
      metersOf(first) * alongArc(graph, first, from.share) +
      metersOf(last) * (1 - alongArc(graph, last, to.share));
    return Math.max(
      0,
      arcs.reduce((sum, arc) => sum + metersOf(arc), -outside),
    );
  }

  return { findRoute };
}

function openSide({ count, stepArc }: TurnStates): Side {
  return {
    search: new Uint32Array(count),
    seconds: new Float64Array(count),
    step: new Int32Array(count),
    // Each step is taken at most once, and either end begins on two arcs at most.
    queue: new FlatQueue<number>(stepArc.length + 2 * count + 2),
  };
}

/** The route to a place farther along the same arc. */
export function findDirect(
  graph: StreetGraph,
  arcSeconds: Float32Array,
  from: Snap,
  to: Snap,
): { arc: number; seconds: number } | null {
  if (from.street !== to.street) return null;
  let direct: { arc: number; seconds: number } | null = null;
  for (const arc of from.arcs) {
    const share = alongArc(graph, arc, to.share) - alongArc(graph, arc, from.share);
    if (share < 0 || !to.arcs.includes(arc)) continue;
    const seconds = arcSeconds[arc]! * share;
    if (!direct || seconds < direct.seconds) direct = { arc, seconds };
  }
  return direct;
}
