import FlatQueue from 'flatqueue';
import { findDirect } from './find-route.ts';
import type { Snap } from './snap.ts';
import type { StreetGraph } from './street-graph.ts';
import { alongArc } from './street-shape.ts';
import { statesBefore, turnStatesOf } from './turn-states.ts';

/** How many seconds it takes from somewhere; Infinity beyond the limit or where no way leads there. */
export type SecondsFrom = (from: Snap) => number;

/** Infinity at every state between two searches: each puts back what it wrote, so that none has to clear a whole city. */
let scratch = new Float64Array(0);
const queue = new FlatQueue<number>();

/**
 * How long cars take to one place from anywhere within a limit: one search backwards from it, then a look-up for each car.
 * The answers equal those of `findRoute`.
 */
export function reachTimes(
  graph: StreetGraph,
  arcSeconds: Float32Array,
  to: Snap,
  limitSeconds: number,
): SecondsFrom {
  const states = turnStatesOf(graph);
  const { stateAfter, stepArc, stepFrom, firstEntering, enteringStep } = states;
  if (scratch.length < states.count) scratch = new Float64Array(states.count).fill(Infinity);
  const reached: number[] = [];
  const reach = (state: number, seconds: number) => {
    if (seconds > limitSeconds || seconds >= scratch[state]!) return;
    if (scratch[state] === Infinity) reached.push(state);
    scratch[state] = seconds;
    queue.push(state, seconds);
  };
  for (const arc of to.arcs)
    for (const state of statesBefore(states, arc))
      reach(state, arcSeconds[arc]! * alongArc(graph, arc, to.share));
  while (queue.length > 0) {
    const seconds = queue.peekValue()!;
    const state = queue.pop()!;
    if (seconds > scratch[state]!) continue;
    for (let i = firstEntering[state]!; i < firstEntering[state + 1]!; i++) {
      const step = enteringStep[i]!;
      reach(stepFrom[step]!, seconds + arcSeconds[stepArc[step]!]!);
    }
  }
  const secondsAt = new Map<number, number>();
  for (const state of reached) {
    secondsAt.set(state, scratch[state]!);
    scratch[state] = Infinity;
  }
  return (from) => {
    let best = findDirect(graph, arcSeconds, from, to)?.seconds ?? Infinity;
    for (const arc of from.arcs)
      best = Math.min(
        best,
        arcSeconds[arc]! * (1 - alongArc(graph, arc, from.share)) +
          (secondsAt.get(stateAfter[arc]!) ?? Infinity),
      );
    return best <= limitSeconds ? best : Infinity;
  };
}
