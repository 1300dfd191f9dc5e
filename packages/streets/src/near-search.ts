import FlatQueue from 'flatqueue';
import type { StreetGraph } from './street-graph.ts';
import { turnStatesOf } from './turn-states.ts';

/** Somewhere on an arc: so far along it, from 0 to 1. */
export interface ArcSpot {
  arc: number;
  along: number;
}

export interface NearSearch {
  /** How many meters a car drives from a spot to each of others, the shortest way; Infinity beyond the limit. */
  measure: (from: ArcSpot, targets: readonly ArcSpot[], limitMeters: number) => Float64Array;
  /** The arcs of the shortest way to a spot that `measure` reached, the first and the last included. */
  follow: (from: ArcSpot, to: ArcSpot, limitMeters: number) => number[];
}

/** Turning round costs as much as driving so far: between two fixes it is hardly ever what happened. */
const TURNING_METERS = 100;
/** So far a car may seem to roll back along its arc: fixes are no more exact. */
const BACK_METERS = 40;

/** Searches for what lies within some hundred meters. Its arrays are kept from one search to the next. */
export function createNearSearch(graph: StreetGraph): NearSearch {
  const { arcStreet, streetMeters } = graph;
  const { count, stateAfter, firstStep, stepArc, stepTo } = turnStatesOf(graph);
  const label = new Uint32Array(count);
  const meters = new Float64Array(count);
  /** The arc by which each state was reached, and the state before it; -1 where the search began. */
  const reachedBy = new Uint32Array(count);
  const cameFrom = new Int32Array(count);
  const queue = new FlatQueue<number>();
  let search = 0;

  function reach(state: number, distance: number, arc: number, from: number) {
    if (label[state] === search && meters[state]! <= distance) return;
    label[state] = search;
    meters[state] = distance;
    reachedBy[state] = arc;
    cameFrom[state] = from;
    queue.push(state, distance);
  }

  /** Tells of each target's distance whenever a way to it is found, and from which state. */
  function spread(
    from: ArcSpot,
    targets: readonly ArcSpot[],
    limitMeters: number,
    found: (target: number, distance: number, state: number) => void,
  ) {
    const length = (arc: number) => streetMeters[arcStreet[arc]!]!;
    targets.forEach(({ arc, along }, i) => {
      const ahead = (along - from.along) * length(arc);
      if (arc === from.arc && ahead >= -BACK_METERS) found(i, Math.max(0, ahead), -1);
    });
    search++;
    queue.clear();
    reach(stateAfter[from.arc]!, (1 - from.along) * length(from.arc), from.arc, -1);
    while (queue.length > 0) {
      const distance = queue.peekValue()!;
      const state = queue.pop()!;
      if (distance > limitMeters) return;
      if (distance > meters[state]!) continue;
      for (let step = firstStep[state]!; step < firstStep[state + 1]!; step++) {
        const arc = stepArc[step]!;
        const isTurning = arcStreet[arc] === arcStreet[reachedBy[state]!] && arc !== reachedBy[state];
        const start = distance + (isTurning ? TURNING_METERS : 0);
        for (let i = 0; i < targets.length; i++)
          if (targets[i]!.arc === arc) found(i, start + targets[i]!.along * length(arc), state);
        reach(stepTo[step]!, start + length(arc), arc, state);
      }
    }
  }

  function measure(from: ArcSpot, targets: readonly ArcSpot[], limitMeters: number): Float64Array {
    const best = new Float64Array(targets.length).fill(Infinity);
    spread(from, targets, limitMeters, (i, distance) => {
      if (distance <= limitMeters) best[i] = Math.min(best[i]!, distance);
    });
    return best;
  }

  function follow(from: ArcSpot, to: ArcSpot, limitMeters: number): number[] {
    let best = Infinity;
    let last = -1;
    spread(from, [to], limitMeters, (_, distance, state) => {
      if (distance < best) [best, last] = [distance, state];
    });
    if (last < 0) return [to.arc];
    const arcs = [to.arc];
    for (let state = last; state >= 0; state = cameFrom[state]!) arcs.push(reachedBy[state]!);
    return arcs.reverse();
  }

  return { measure, follow };
}
