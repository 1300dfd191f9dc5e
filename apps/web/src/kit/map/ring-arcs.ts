import { cityTones, type CityTone } from './car-shape.ts';
import type { ClusterCounts } from './cluster.ts';

/** Part of a ring, in percent of its circumference, clockwise from the top. */
export interface RingArc {
  tone: CityTone;
  from: number;
  length: number;
}

/** The smallest visible share: one in three hundred can still be seen. */
const LEAST = 3;

/** The shares of a ring, in the order of a ride's steps, free cars last. A full ring is one arc. */
export function ringArcs(counts: ClusterCounts): RingArc[] {
  const there = cityTones.filter((tone) => counts[tone] > 0);
  const sum = there.reduce((all, tone) => all + counts[tone], 0);
  // Small shares get the minimum; the others share the rest.
  const isSmall = (tone: CityTone) => (counts[tone] / sum) * 100 < LEAST;
  const small = there.filter(isSmall);
  const largeSum = there.reduce((all, tone) => (isSmall(tone) ? all : all + counts[tone]), 0);
  const left = 100 - small.length * LEAST;
  let from = 0;
  return there.map((tone) => {
    const length = isSmall(tone) ? LEAST : (counts[tone] / largeSum) * left;
    const arc = { tone, from, length };
    from += length;
    return arc;
  });
}

/** The diameter of a ring for this many, in px. */
export function ringSize(total: number): number {
  if (total < 10) return 38;
  if (total < 100) return 44;
  return total < 1_000 ? 52 : 62;
}
