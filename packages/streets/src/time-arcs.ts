import type { ArcSpot } from './near-search.ts';
import type { StreetGraph } from './street-graph.ts';

/** An arc, or the part of it, that a car drove. */
export interface DrivenArc {
  arc: number;
  /** How much of the arc was driven: 1, except for the first and the last. */
  share: number;
  /** In milliseconds. */
  enteredAt: number;
  seconds: number;
}

/**
 * When a car was on each arc, assuming a steady speed between two fixes.
 * @param ways the arcs after each spot's arc up to and including the next spot's; empty if both are on one arc
 */
export function timeArcs(
  graph: StreetGraph,
  spots: readonly ArcSpot[],
  ways: readonly (readonly number[])[],
  times: readonly number[],
): DrivenArc[] {
  const length = (arc: number) => graph.streetMeters[graph.arcStreet[arc]!]!;
  const arcs: { arc: number; start: number }[] = [{ arc: spots[0]!.arc, start: 0 }];
  const odometer = [spots[0]!.along * length(spots[0]!.arc)];
  ways.forEach((way, i) => {
    for (const arc of way) {
      const last = arcs.at(-1)!;
      arcs.push({ arc, start: last.start + length(last.arc) });
    }
    const { arc, start } = arcs.at(-1)!;
    odometer.push(Math.max(odometer[i]!, start + spots[i + 1]!.along * length(arc)));
  });
  const [begun, ended] = [odometer[0]!, odometer.at(-1)!];
  let i = 0;
  /** When the odometer passed a value. Values must be asked for in rising order. */
  const timeAt = (meters: number): number => {
    while (i < odometer.length - 2 && odometer[i + 1]! < meters) i++;
    const [from, to] = [odometer[i]!, odometer[i + 1]!];
    const share = to > from ? Math.min(1, Math.max(0, (meters - from) / (to - from))) : 1;
    return times[i]! + share * (times[i + 1]! - times[i]!);
  };
  return arcs.flatMap(({ arc, start }, at): DrivenArc[] => {
    const isLast = at === arcs.length - 1;
    const [from, to] = [Math.max(begun, start), Math.min(ended, start + length(arc))];
    const enteredAt = at === 0 ? times[0]! : timeAt(from);
    const leftAt = isLast ? times.at(-1)! : timeAt(to);
    const share = length(arc) > 0 ? (to - from) / length(arc) : 0;
    return share > 0
      ? [{ arc, share: Math.min(1, share), enteredAt, seconds: (leftAt - enteredAt) / 1000 }]
      : [];
  });
}
