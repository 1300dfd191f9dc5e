import { useEffect, useRef, useState } from 'react';
import { readCounts } from './cluster.ts';
import { useMap } from './map-context.ts';
import { matchRings, type Ring, type RingFacts } from './match-rings.ts';

/** Of crowds that move all the time, one reads no faster than this. */
const READ_EVERY_MS = 1_000;
/** A ring may reach into sight from so far outside, in px. */
const EDGE_PX = 40;

/** The clusters in sight, each as a ring that keeps its place as long as it can. */
export function useRings(sourceId: string): readonly Ring[] {
  const { map, styleTurn } = useMap();
  const [rings, setRings] = useState<readonly Ring[]>([]);
  const lastKey = useRef(0);
  useEffect(() => {
    let readMs = performance.now() - READ_EVERY_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer = undefined;
      if (!map.style || !map.getSource(sourceId)) return;
      // Half of it would make rings come and go; a source that is never quiet is read as it is.
      const nowMs = performance.now();
      if (!map.isSourceLoaded(sourceId) && nowMs < readMs + 2 * READ_EVERY_MS) return readSoon(100);
      readMs = nowMs;
      const { clientWidth: width, clientHeight: height } = map.getContainer();
      const found = new Map<unknown, RingFacts>();
      for (const { geometry, properties } of map.querySourceFeatures(sourceId, {
        filter: ['has', 'point_count'],
      })) {
        // One at the edge of two tiles is in both.
        if (geometry.type !== 'Point' || found.has(properties['cluster_id'])) continue;
        const [lng = 0, lat = 0] = geometry.coordinates;
        const { x, y } = map.project([lng, lat]);
        if (x < -EDGE_PX || y < -EDGE_PX || x > width + EDGE_PX || y > height + EDGE_PX) continue;
        found.set(properties['cluster_id'], { lng, lat, counts: readCounts(properties) });
      }
      setRings((before) => {
        const after = matchRings(
          before,
          [...found.values()],
          ({ lat, lng }) => map.project([lng, lat]),
          () => (lastKey.current += 1),
        );
        const isSame = after.length === before.length && after.every((ring, at) => ring === before[at]);
        return isSame ? before : after;
      });
    };
    const readSoon = (waitMs: number) => {
      timer ??= setTimeout(read, Math.max(0, waitMs));
    };
    const onData = (event: { sourceId?: string }) => {
      if (event.sourceId === sourceId) readSoon(readMs + READ_EVERY_MS - performance.now());
    };
    const onMoved = () => {
      clearTimeout(timer);
      timer = undefined;
      readSoon(0);
    };
    map.on('sourcedata', onData);
    map.on('zoomend', onMoved);
    map.on('moveend', onMoved);
    readSoon(0);
    return () => {
      clearTimeout(timer);
      map.off('sourcedata', onData);
      map.off('zoomend', onMoved);
      map.off('moveend', onMoved);
    };
  }, [map, sourceId, styleTurn]);
  return rings;
}
