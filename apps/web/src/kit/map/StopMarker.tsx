import { Box } from '@mantine/core';
import type { LatLng } from '@ridewire/contracts';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from './map-context.ts';
import { labelScale } from './measure-label.ts';
import { useMarker } from './use-marker.ts';
import { useMapTexts } from './texts.en.ts';
import styles from './map.module.css';

export interface StopMarkerProps {
  at: LatLng;
  /** Shown above it, or below if a car is above; at most 160 px wide. */
  label?: string;
  /** A letter shown inside, if there are several. */
  sign?: string;
}

/** From a car's center to its bumper, in px. */
const CAR_PX = 16;

function StopMarker({ at, label, sign, kind }: StopMarkerProps & { kind: 'pickup' | 'destination' }) {
  const { map, obstacles } = useMap();
  const texts = useMapTexts();
  const marker = useMarker(at);
  const name = useRef<HTMLSpanElement>(null);
  const { lat, lng } = at;
  useEffect(() => {
    marker.setLngLat({ lat, lng });
    const half = label ? Math.min(80, label.length * 3.5 * labelScale() + 6) : 12;
    const top = label ? -20 - 16 * labelScale() : -12;
    const leave = obstacles.add({ at: { lat, lng }, box: { left: -half, right: half, top, bottom: 12 } });
    if (!label) return leave;
    // A car that is nearly there would cover the name, so the name moves below.
    const makeRoom = () => {
      const stop = map.project([lng, lat]);
      const isCovered = obstacles.listCars().some((car) => {
        const { x, y } = map.project(car);
        return Math.abs(x - stop.x) < half + CAR_PX && y < stop.y && y > stop.y + top - CAR_PX;
      });
      name.current?.toggleAttribute('data-below', isCovered);
    };
    map.on('render', makeRoom);
    return () => {
      leave();
      map.off('render', makeRoom);
    };
  }, [map, marker, obstacles, lat, lng, label]);
  return createPortal(
    <Box display="block" w={24} h={24} data-kind={kind}>
      {label && (
        <span className={styles.stopLabel} ref={name}>
          {label}
        </span>
      )}
      <svg width={24} height={24} viewBox="-12 -12 24 24" role="img" aria-label={texts[kind]}>
        {kind === 'pickup' ? (
          <circle className={styles.stopBody} r={10} />
        ) : (
          <rect className={styles.stopBody} x={-10} y={-10} width={20} height={20} rx={3} />
        )}
        {sign ? (
          <text className={styles.stopSign} textAnchor="middle" dominantBaseline="central">
            {sign}
          </text>
        ) : (
          <circle className={styles.stopDot} r={3.5} />
        )}
      </svg>
    </Box>,
    marker.getElement(),
  );
}

/** An ink disc. */
export const PickupMarker = (props: StopMarkerProps) => <StopMarker {...props} kind="pickup" />;

/** An ink square, so its shape differs from the pickup's. */
export const DestinationMarker = (props: StopMarkerProps) => <StopMarker {...props} kind="destination" />;
