import type { ClusterCounts } from './cluster.ts';

/** A cluster as the map has it now. */
export interface RingFacts {
  lat: number;
  lng: number;
  counts: ClusterCounts;
}

/** A cluster as it is shown. */
export interface Ring extends RingFacts {
  key: number;
}

/** The center of a crowd moves with each car. A ring stays until its crowd is this far away, in px. */
const STAY_PX = 14;
/** Farther away it is another crowd. */
const SAME_PX = 40;

const isSame = (a: ClusterCounts, b: ClusterCounts): boolean =>
  Object.entries(a).every(([name, count]) => b[name as keyof ClusterCounts] === count);

/**
 * Rings for these clusters. Clusters have no lasting ids, so each takes over the nearest earlier ring; numbers then
 * change in place instead of jumping.
 * @param project the place of a point on the screen, in px
 * @param freeKey returns a key that no ring had
 */
export function matchRings(
  before: readonly Ring[],
  clusters: readonly RingFacts[],
  project: (at: RingFacts) => { x: number; y: number },
  freeKey: () => number,
): Ring[] {
  const free = new Map(before.map((ring) => [ring, project(ring)]));
  // The largest choose first.
  return clusters
    .toSorted((a, b) => b.counts.total - a.counts.total)
    .map((cluster) => {
      const { x, y } = project(cluster);
      let best: { ring: Ring; px: number } | undefined;
      for (const [ring, at] of free) {
        const px = Math.hypot(at.x - x, at.y - y);
        if (px < SAME_PX && !(best && best.px <= px)) best = { ring, px };
      }
      if (!best) return { ...cluster, key: freeKey() };
      const { ring, px } = best;
      free.delete(ring);
      const { lat, lng } = px < STAY_PX ? ring : cluster;
      const isStill = lat === ring.lat && lng === ring.lng && isSame(ring.counts, cluster.counts);
      return isStill ? ring : { lat, lng, counts: cluster.counts, key: ring.key };
    })
    .toSorted((a, b) => a.key - b.key);
}
