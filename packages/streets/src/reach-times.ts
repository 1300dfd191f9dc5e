import FlatQueue from 'flatqueue';
import { findDirect } from './find-route.ts';
import { extraSeconds, type Snap } from './snap.ts';
import type { StreetGraph } from './street-graph.ts';
import { alongArc } from './street-shape.ts';
import { stepsInto, turnStatesOf } from './turn-states.ts';

/** The quickest route from a point. */
export interface Reach {
  seconds: number;
  meters: number;
}

/** Null beyond the limit, or if there is no route. */
export type ReachFrom = (from: Snap) => Reach | null;

/** Holds Infinity for every state between searches. Each search restores what it wrote, so none has to clear a whole city. */
let scratch = new Float64Array(0);
/** The distance from each state whose seconds are known, and the seconds that count for the choice alone. */
let scratchMeters = new Float64Array(0);
let scratchExtra = new Float64Array(0);
/** The least seconds at each junction for a car that comes by any arc, but for its turn; Infinity between searches. */
let scratchJunction = new Float64Array(0);
const queue = new FlatQueue<number>();

/**
 * How long cars take to reach one place from anywhere within a limit: one backward search from the place, then a look-up
 * for each car. The results equal those of `findRoute`.
 * @param limitSeconds for everything that `findRoute` counts
 */
export function reachTimes(
  graph: StreetGraph,
  arcSeconds: Float32Array,
  to: Snap,
  limitSeconds: number,
  states = turnStatesOf(graph),
): ReachFrom {
  const { stepArc, stepFrom, stepSeconds, firstEntering, enteringStep } = states;
  const { stateArc, stateTail, isOpenToAll, mostTurnSeconds } = states;
  const { arcStreet, streetMeters } = graph;
  const metersOf = (arc: number) => streetMeters[arcStreet[arc]!]!;
  if (scratch.length < states.count) {
    scratch = new Float64Array(states.count).fill(Infinity);
    scratchMeters = new Float64Array(states.count);
    scratchExtra = new Float64Array(states.count);
  }
  if (scratchJunction.length < graph.junctionLat.length)
    scratchJunction = new Float64Array(graph.junctionLat.length).fill(Infinity);
  const reached: number[] = [];
  const reach = (state: number, seconds: number, meters: number, extra: number) => {
    if (seconds > limitSeconds || seconds >= scratch[state]!) return;
    if (scratch[state] === Infinity) reached.push(state);
    scratch[state] = seconds;
    scratchMeters[state] = meters;
    scratchExtra[state] = extra;
    // As in `findRoute`: a state is not followed where another is ahead of it by more than any turn takes.
    const [junction, before] = [stateTail[state]!, seconds + arcSeconds[stateArc[state]!]!];
    if (before > scratchJunction[junction]! + mostTurnSeconds) return;
    if (isOpenToAll[state] === 1 && before < scratchJunction[junction]!) scratchJunction[junction] = before;
    queue.push(state, seconds);
  };
  for (const arc of to.arcs) {
    const share = alongArc(graph, arc, to.share);
    const extra = extraSeconds(to, arc);
    for (const step of stepsInto(states, arc))
      reach(
        stepFrom[step]!,
        stepSeconds[step]! + arcSeconds[arc]! * share + extra,
        metersOf(arc) * share,
        extra,
      );
  }
  while (queue.length > 0) {
    const seconds = queue.peekValue()!;
    const state = queue.pop()!;
    if (seconds > scratch[state]!) continue;
    for (let i = firstEntering[state]!; i < firstEntering[state + 1]!; i++) {
      const step = enteringStep[i]!;
      const arc = stepArc[step]!;
      reach(
        stepFrom[step]!,
        seconds + stepSeconds[step]! + arcSeconds[arc]!,
        scratchMeters[state]! + metersOf(arc),
        scratchExtra[state]!,
      );
    }
  }
  const reachAt = new Map<number, Counted>();
  for (const state of reached) {
    reachAt.set(state, {
      cost: scratch[state]!,
      meters: scratchMeters[state]!,
      extra: scratchExtra[state]!,
    });
    scratch[state] = Infinity;
    scratchJunction[stateTail[state]!] = Infinity;
  }
  return (from) => {
    const direct = findDirect(graph, arcSeconds, from, to);
    let best: Counted | null = direct && {
      cost: direct.seconds,
      meters:
        metersOf(direct.arc) *
        (alongArc(graph, direct.arc, to.share) - alongArc(graph, direct.arc, from.share)),
      extra: extraSeconds(to, direct.arc),
    };
    for (const arc of from.arcs) {
      const onward = reachAt.get(arc);
      if (!onward) continue;
      const rest = 1 - alongArc(graph, arc, from.share);
      const cost = arcSeconds[arc]! * rest + extraSeconds(from, arc) + onward.cost;
      if (cost < (best?.cost ?? Infinity))
        best = { cost, meters: metersOf(arc) * rest + onward.meters, extra: onward.extra };
    }
    if (!best || best.cost > limitSeconds) return null;
    return { seconds: best.cost - best.extra, meters: best.meters };
  };
}

/** A route's cost in seconds, its meters, and the seconds that count for the choice alone. */
interface Counted {
  cost: number;
  meters: number;
  extra: number;
}
