import FlatQueue from 'flatqueue';
import { extraSeconds, type Snap } from './snap.ts';
import type { StreetGraph } from './street-graph.ts';
import { alongArc } from './street-shape.ts';
import { stepsInto, turnStatesOf, type TurnStates } from './turn-states.ts';

/** A route by car along its arcs, from a point on the first to a point on the last. */
export interface Route {
  arcs: readonly number[];
  /** Where it starts along the shape of the first arc's street, and where it ends along the last one's. */
  fromShare: number;
  toShare: number;
  /** How long the car turns round before it starts; 0 if it starts as it stands. */
  startSeconds: number;
  meters: number;
  seconds: number;
}

export interface Router {
  /**
   * The fastest route with these seconds for each arc, or null if there is none. It counts turns, turning round at the start
   * and, for the choice alone, ending on the far side of the street.
   */
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
  /** The least seconds at a junction of a state open to everything, with the number of the search. */
  junctionSearch: Uint32Array;
  junctionSeconds: Float64Array;
}

/** Searches from both ends at once, in arrays kept between calls. */
export function createRouter(graph: StreetGraph, states = turnStatesOf(graph)): Router {
  const { firstStep, stepArc, stepFrom, stepTo, stepSeconds, firstEntering, enteringStep } = states;
  const { stateArc, stateTail, stateHead, mayGoAnywhere, isOpenToAll, mostTurnSeconds } = states;
  const ahead = openSide(graph, states);
  const behind = openSide(graph, states);
  let search = 0;
  let best = Infinity;
  let meeting = -1;

  /** @returns whether the state has to be followed */
  function reach(side: Side, other: Side, state: number, seconds: number, step: number): boolean {
    if (side.search[state] === search && side.seconds[state]! <= seconds) return false;
    side.search[state] = search;
    side.seconds[state] = seconds;
    side.step[state] = step;
    if (other.search[state] === search && seconds + other.seconds[state]! < best) {
      best = seconds + other.seconds[state]!;
      meeting = state;
    }
    return true;
  }

  function reachAhead(state: number, seconds: number, step: number) {
    if (!reach(ahead, behind, state, seconds, step)) return;
    if (!isOutdone(ahead, stateHead[state]!, seconds, mayGoAnywhere[state]!))
      ahead.queue.push(state, seconds);
  }

  function reachBehind(arcSeconds: Float32Array, state: number, seconds: number, step: number) {
    if (!reach(behind, ahead, state, seconds, step)) return;
    const before = seconds + arcSeconds[stateArc[state]!]!;
    if (!isOutdone(behind, stateTail[state]!, before, isOpenToAll[state]!)) behind.queue.push(state, seconds);
  }

  function advance(arcSeconds: Float32Array) {
    const seconds = ahead.queue.peekValue()!;
    const state = ahead.queue.pop()!;
    if (seconds > ahead.seconds[state]!) return;
    if (isOutdone(ahead, stateHead[state]!, seconds, 0)) return;
    for (let step = firstStep[state]!; step < firstStep[state + 1]!; step++)
      reachAhead(stepTo[step]!, seconds + stepSeconds[step]! + arcSeconds[stepArc[step]!]!, step);
  }

  function fallBack(arcSeconds: Float32Array) {
    const after = behind.queue.peekValue()!;
    const state = behind.queue.pop()!;
    if (after > behind.seconds[state]!) return;
    const seconds = after + arcSeconds[stateArc[state]!]!;
    if (isOutdone(behind, stateTail[state]!, seconds, 0)) return;
    for (let i = firstEntering[state]!; i < firstEntering[state + 1]!; i++) {
      const step = enteringStep[i]!;
      reachBehind(arcSeconds, stepFrom[step]!, seconds + stepSeconds[step]!, step);
    }
  }

  /**
   * Whether another state at the junction is ahead by more than any turn takes, and leads wherever this one does. Its
   * routes are then quicker, and this one's need not be followed.
   */
  function isOutdone(side: Side, junction: number, seconds: number, isOpen: number): boolean {
    const first = side.junctionSearch[junction] === search ? side.junctionSeconds[junction]! : Infinity;
    if (seconds > first + mostTurnSeconds) return true;
    if (isOpen === 1 && seconds < first) {
      side.junctionSearch[junction] = search;
      side.junctionSeconds[junction] = seconds;
    }
    return false;
  }

  function findRoute(arcSeconds: Float32Array, from: Snap, to: Snap): Route | null {
    search++;
    ahead.queue.clear();
    behind.queue.clear();
    const direct = findDirect(graph, arcSeconds, from, to);
    best = direct?.seconds ?? Infinity;
    meeting = -1;
    for (const arc of from.arcs) {
      const rest = arcSeconds[arc]! * (1 - alongArc(graph, arc, from.share));
      reachAhead(arc, rest + extraSeconds(from, arc), ~arc);
    }
    for (const arc of to.arcs) {
      const last = arcSeconds[arc]! * alongArc(graph, arc, to.share) + extraSeconds(to, arc);
      for (const step of stepsInto(states, arc))
        reachBehind(arcSeconds, stepFrom[step]!, last + stepSeconds[step]!, ~arc);
    }
    for (;;) {
      const [near, far] = [ahead.queue.peekValue() ?? Infinity, behind.queue.peekValue() ?? Infinity];
      if (near + far >= best) break;
      if (near <= far) advance(arcSeconds);
      else fallBack(arcSeconds);
    }
    if (best === Infinity) return null;
    const arcs = meeting < 0 ? [direct!.arc] : followSteps();
    return {
      arcs,
      fromShare: from.share,
      toShare: to.share,
      startSeconds: extraSeconds(from, arcs[0]!),
      meters: measure(arcs, from, to),
      seconds: best - extraSeconds(to, arcs.at(-1)!),
    };
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

function openSide({ junctionLat }: StreetGraph, { count, stepArc }: TurnStates): Side {
  return {
    junctionSearch: new Uint32Array(junctionLat.length),
    junctionSeconds: new Float64Array(junctionLat.length),
    search: new Uint32Array(count),
    seconds: new Float64Array(count),
    step: new Int32Array(count),
    // Each step is taken at most once, and either end begins on two arcs at most.
    queue: new FlatQueue<number>(stepArc.length + 2 * count + 2),
  };
}

/** The route to a place farther along the same arc, with what its ends cost. */
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
    const seconds = arcSeconds[arc]! * share + extraSeconds(from, arc) + extraSeconds(to, arc);
    if (!direct || seconds < direct.seconds) direct = { arc, seconds };
  }
  return direct;
}
