import FlatQueue from 'flatqueue';
import type { StreetGraph } from './street-graph.ts';
import { turnStatesOf } from './turn-states.ts';

/** A point on an arc, by its share of the arc from 0 to 1. */
export interface ArcSpot {
  arc: number;
  along: number;
}

export interface NearSearch {
  /** How many meters the shortest route from a spot to each target has; Infinity beyond the limit. */
  measure: (from: ArcSpot, targets: readonly ArcSpot[], limitMeters: number) => Float64Array;
  /** The arcs of the shortest route to a spot that `measure` reached, including the first and the last. */
  follow: (from: ArcSpot, to: ArcSpot, limitMeters: number) => number[];
}

/** A U-turn costs as much as driving this far, because it rarely happens between two fixes. */
const TURNING_METERS = 100;
/** How far a car may seem to roll back along its arc, since fixes are inexact. */
const BACK_METERS = 40;

/** Searches within a few hundred meters. Its arrays are kept between searches. */
export function createNearSearch(graph: StreetGraph): NearSearch {
  const { arcStreet, streetMeters } = graph;
  const { count, firstStep, stepArc, stepTo } = turnStatesOf(graph);
  const label = new Uint32Array(count);
  const meters = new Float64Array(count);
  /** The arc that reached each state, and the state before it; -1 where the search began. */
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

  /** Reports each target's distance, and the state it was reached from, whenever a route to it is found. */
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
    reach(from.arc, (1 - from.along) * length(from.arc), from.arc, -1);
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
