import { UnstyledButton } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { carColors, cityTones } from './car-shape.ts';
import { type ClusterCounts, readCounts } from './cluster.ts';
import { useMap } from './map-context.ts';
import { ringArcs, ringSize } from './ring-arcs.ts';
import { useMapTexts } from './texts.en.ts';
import styles from './ClusterRings.module.css';
import { matchRings, type Ring, type RingFacts } from './match-rings.ts';

/** Crowds that move all the time are read no faster than this. */
const READ_EVERY_MS = 1_000;
/** A ring whose center is this far outside may still reach into sight, in px. */
const EDGE_PX = 40;

/** The clusters in sight, each as a ring that keeps its place as long as possible. */
function useRings(sourceId: string): readonly Ring[] {
  const { map, styleTurn } = useMap();
  const [rings, setRings] = useState<readonly Ring[]>([]);
  const lastKey = useRef(0);
  useEffect(() => {
    let readMs = performance.now() - READ_EVERY_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer = undefined;
      if (!map.style || !map.getSource(sourceId)) return;
      // Reading a half-loaded source would make rings come and go; a source that never rests is read as it is.
      const nowMs = performance.now();
      if (!map.isSourceLoaded(sourceId) && nowMs < readMs + 2 * READ_EVERY_MS) return readSoon(100);
      readMs = nowMs;
      const { clientWidth: width, clientHeight: height } = map.getContainer();
      const found = new Map<unknown, RingFacts>();
      for (const { geometry, properties } of map.querySourceFeatures(sourceId, {
        filter: ['has', 'point_count'],
      })) {
        // A cluster at the edge of two tiles is in both.
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

/** Half of the gap between two shares, in percent of the circumference. */
const GAP = 0.8;
const STROKE = 6;

export interface ClusterRingsProps {
  /** The clustered source. */
  sourceId: string;
  isFaded: boolean;
}

/**
 * Shows clusters as rings: who is there by share of the ring, how many in its center, and how many need attention beside
 * it. Written as HTML, which allows any script, stays sharp, and lies above place names.
 */
export function ClusterRings({ sourceId, isFaded }: ClusterRingsProps) {
  const { map, obstacles, setFollowing } = useMap();
  const rings = useRings(sourceId);
  const layer = useRef<HTMLDivElement>(null);

  useEffect(
    () =>
      obstacles.addAll(() =>
        rings.map(({ lat, lng, counts }) => {
          const half = ringSize(counts.total) / 2;
          return { at: { lat, lng }, box: { left: -half, right: half, top: -half, bottom: half } };
        }),
      ),
    [obstacles, rings],
  );
  const places = rings.map(({ key, lat, lng }) => `${key} ${lat} ${lng}`).join();
  useEffect(() => obstacles.tell(), [obstacles, places]);

  // Before painting, because a ring without a place would flash in the corner.
  useLayoutEffect(() => {
    const move = () => {
      for (const [index, ring] of rings.entries()) {
        const element = layer.current?.children[index] as HTMLElement | undefined;
        const { x, y } = map.project(ring);
        if (element) element.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
      }
    };
    move();
    map.on('move', move);
    map.on('resize', move);
    return () => {
      map.off('move', move);
      map.off('resize', move);
    };
  }, [map, rings]);

  return createPortal(
    // Everything it says is in the list next to the map.
    <div ref={layer} className={styles.rings} data-faded={isFaded || undefined} aria-hidden>
      {rings.map(({ key, lat, lng, counts }) => (
        <UnstyledButton
          key={key}
          className={styles.ring}
          tabIndex={-1}
          data-stuck={counts.stuck > 0 || undefined}
          onClick={(event) => {
            // Does not select a car below.
            event.stopPropagation();
            setFollowing(false);
            map.easeTo({ center: { lat, lng }, zoom: map.getZoom() + 2 });
          }}
        >
          <RingFace counts={counts} />
        </UnstyledButton>
      ))}
    </div>,
    map.getCanvasContainer(),
  );
}

const RingFace = memo(function RingFace({ counts }: { counts: ClusterCounts }) {
  const { colors } = useMap();
  const texts = useMapTexts();
  const format = useFormat();
  const size = ringSize(counts.total);
  const said = [...cityTones, 'stuck' as const]
    .filter((tone) => counts[tone] > 0)
    .map((tone) => `${texts.tones[tone]} ${format.count(counts[tone])}`);
  const arcs = ringArcs(counts);
  const gap = arcs.length > 1 ? GAP : 0;
  return (
    <>
      <svg width={size} height={size} viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}>
        <title>{said.join(', ')}</title>
        <circle className={styles.ringGround} r={size / 2 - 1} />
        {arcs.map(({ tone, from, length }) => (
          <circle
            key={tone}
            className={styles.ringArc}
            r={size / 2 - 2 - STROKE / 2}
            pathLength={100}
            stroke={colors[carColors[tone]]}
            strokeWidth={STROKE}
            strokeDasharray={`${length - 2 * gap} 100`}
            strokeDashoffset={-from - gap}
            // Starts at the top.
            transform="rotate(-90)"
          />
        ))}
      </svg>
      <span className={styles.ringCount}>{format.count(counts.total)}</span>
      {counts.stuck > 0 && <span className={styles.ringStuck}>{format.count(counts.stuck)}</span>}
    </>
  );
});
