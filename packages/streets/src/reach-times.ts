import FlatQueue from 'flatqueue';
import { findDirect } from './find-route.ts';
import type { Snap } from './snap.ts';
import type { StreetGraph } from './street-graph.ts';
import { alongArc } from './street-shape.ts';
import { statesBefore, turnStatesOf } from './turn-states.ts';

/** The quickest route from a point. */
export interface Reach {
  seconds: number;
  meters: number;
}

/** Null beyond the limit, or if there is no route. */
export type ReachFrom = (from: Snap) => Reach | null;

/** Holds Infinity for every state between searches. Each search restores what it wrote, so none has to clear a whole city. */
let scratch = new Float64Array(0);
/** The distance from each state whose seconds are known. */
let scratchMeters = new Float64Array(0);
const queue = new FlatQueue<number>();

/**
 * How long cars take to reach one place from anywhere within a limit: one backward search from the place, then a look-up
 * for each car. The results equal those of `findRoute`.
 */
export function reachTimes(
  graph: StreetGraph,
  arcSeconds: Float32Array,
  to: Snap,
  limitSeconds: number,
): ReachFrom {
  const states = turnStatesOf(graph);
  const { stateAfter, stepArc, stepFrom, firstEntering, enteringStep } = states;
  const { arcStreet, streetMeters } = graph;
  const metersOf = (arc: number) => streetMeters[arcStreet[arc]!]!;
  if (scratch.length < states.count) {
    scratch = new Float64Array(states.count).fill(Infinity);
    scratchMeters = new Float64Array(states.count);
  }
  const reached: number[] = [];
  const reach = (state: number, seconds: number, meters: number) => {
    if (seconds > limitSeconds || seconds >= scratch[state]!) return;
    if (scratch[state] === Infinity) reached.push(state);
    scratch[state] = seconds;
    scratchMeters[state] = meters;
    queue.push(state, seconds);
  };
  for (const arc of to.arcs) {
    const share = alongArc(graph, arc, to.share);
    for (const state of statesBefore(states, arc))
      reach(state, arcSeconds[arc]! * share, metersOf(arc) * share);
  }
  while (queue.length > 0) {
    const seconds = queue.peekValue()!;
    const state = queue.pop()!;
    if (seconds > scratch[state]!) continue;
    for (let i = firstEntering[state]!; i < firstEntering[state + 1]!; i++) {
      const step = enteringStep[i]!;
      const arc = stepArc[step]!;
      reach(stepFrom[step]!, seconds + arcSeconds[arc]!, scratchMeters[state]! + metersOf(arc));
    }
  }
  const reachAt = new Map<number, Reach>();
  for (const state of reached) {
    reachAt.set(state, { seconds: scratch[state]!, meters: scratchMeters[state]! });
    scratch[state] = Infinity;
  }
  return (from) => {
    const direct = findDirect(graph, arcSeconds, from, to);
    let best: Reach | null = direct && {
      seconds: direct.seconds,
      meters:
        metersOf(direct.arc) *
        (alongArc(graph, direct.arc, to.share) - alongArc(graph, direct.arc, from.share)),
    };
    for (const arc of from.arcs) {
      const onward = reachAt.get(stateAfter[arc]!);
      const rest = 1 - alongArc(graph, arc, from.share);
      const seconds = arcSeconds[arc]! * rest + (onward?.seconds ?? Infinity);
      if (onward && seconds < (best?.seconds ?? Infinity))
        best = { seconds, meters: metersOf(arc) * rest + onward.meters };
    }
    return best && best.seconds <= limitSeconds ? best : null;
  };
}
