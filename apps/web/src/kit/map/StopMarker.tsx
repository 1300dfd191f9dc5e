import { Box } from '@mantine/core';
import type { LatLng, Stop } from '@ridewire/contracts';
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from './map-context.ts';
import { labelScale } from './measure-label.ts';
import { useMarker } from './use-marker.ts';
import { useMapTexts } from './texts.en.ts';
import styles from './markers.module.css';

export interface StopMarkerProps {
  at: LatLng;
  /** Shown above it, or below if a car is above; at most 160 px wide. */
  label?: string;
  /** A letter shown inside, if there are several. */
  sign?: string;
}

type StopKind = 'pickup' | 'stop' | 'destination';

/** The body of each kind around the origin, in px. */
const BODIES: Record<StopKind, ReactNode> = {
  pickup: <circle className={styles.stopBody} r={10} />,
  stop: (
    <rect className={styles.stopBody} x={-8} y={-8} width={16} height={16} rx={2} transform="rotate(45)" />
  ),
  destination: <rect className={styles.stopBody} x={-10} y={-10} width={20} height={20} rx={3} />,
};

/** From a car's center to its bumper, in px. */
const CAR_PX = 16;

function StopMarker({ at, label, sign, kind }: StopMarkerProps & { kind: StopKind }) {
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
      <svg
        width={24}
        height={24}
        viewBox="-12 -12 24 24"
        role="img"
        aria-label={kind === 'stop' ? texts.stop(Number(sign)) : texts[kind]}
      >
        {BODIES[kind]}
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

/** Ink diamonds with their numbers: the stops of a ride, in their order. Their names stand in the panel: here they would cover each other. */
export const RideStops = ({ stops = [] }: { stops?: readonly Stop[] | undefined }) =>
  stops.map((stop, i) => (
    <StopMarker key={`${i} ${stop.lat} ${stop.lng}`} at={stop} sign={`${i + 1}`} kind="stop" />
  ));

/** An ink square, so its shape differs from the pickup's. */
export const DestinationMarker = (props: StopMarkerProps) => <StopMarker {...props} kind="destination" />;
