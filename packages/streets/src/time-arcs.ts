import type { ArcSpot } from './near-search.ts';
import type { StreetGraph } from './street-graph.ts';

/** An arc, or the part of it, that a car drove. */
export interface DrivenArc {
  arc: number;
  /** How much of the arc was driven: 1 but for the first and the last. */
  share: number;
  /** In milliseconds. */
  enteredAt: number;
  seconds: number;
}

/**
 * When a car was on each arc: between two places where it was seen it's taken to have driven evenly.
 * @param ways what follows of each spot's arc until the next spot's, that one included; none where both lie on one arc
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
  /** When the odometer passed a figure; the figures asked for only rise. */
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
