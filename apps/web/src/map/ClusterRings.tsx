import { UnstyledButton } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../texts/use-texts.ts';
import { carColors, cityTones } from './car-shape.ts';
import type { ClusterCounts } from './cluster.ts';
import { useMap } from './map-context.ts';
import { ringArcs, ringSize } from './ring-arcs.ts';
import { useRings } from './use-rings.ts';

/** Half of the air between two shares, in percent of the way around. */
const GAP = 0.8;
const STROKE = 6;

export interface ClusterRingsProps {
  /** The clustered source. */
  sourceId: string;
  isFaded: boolean;
}

/**
 * What stands close together, as rings: who is there by share of the ring, how many in it, and how many need a look beside
 * it. Written as HTML: letters of any language, sharp, and above the names of places.
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

  // Before it is painted: a ring without a place stands in the corner.
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
    // All that it says is in the list beside the map.
    <div ref={layer} className="rw-rings" data-faded={isFaded || undefined} aria-hidden>
      {rings.map(({ key, lat, lng, counts }) => (
        <UnstyledButton
          key={key}
          className="rw-ring"
          tabIndex={-1}
          data-stuck={counts.stuck > 0 || undefined}
          onClick={(event) => {
            // Not a car that lies below.
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
  const { map: texts } = useTexts();
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
        <circle className="rw-ring-ground" r={size / 2 - 1} />
        {arcs.map(({ tone, from, length }) => (
          <circle
            key={tone}
            className="rw-ring-arc"
            r={size / 2 - 2 - STROKE / 2}
            pathLength={100}
            stroke={colors[carColors[tone]]}
            strokeWidth={STROKE}
            strokeDasharray={`${length - 2 * gap} 100`}
            strokeDashoffset={-from - gap}
            // From the top.
            transform="rotate(-90)"
          />
        ))}
      </svg>
      <span className="rw-ring-count">{format.count(counts.total)}</span>
      {counts.stuck > 0 && <span className="rw-ring-stuck">{format.count(counts.stuck)}</span>}
    </>
  );
});
