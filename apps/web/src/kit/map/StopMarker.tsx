import { Box } from '@mantine/core';
import type { LatLng } from '@ridewire/contracts';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from './map-context.ts';
import { labelScale } from './measure-label.ts';
import { useMarker } from './use-marker.ts';
import { useMapTexts } from './texts.en.ts';
import styles from './map.module.css';

export interface StopMarkerProps {
  at: LatLng;
  /** Stands above it, at most 160 px wide. */
  label?: string;
  /** Stands in it, one letter, where there are several. */
  sign?: string;
}

function StopMarker({ at, label, sign, kind }: StopMarkerProps & { kind: 'pickup' | 'destination' }) {
  const { obstacles } = useMap();
  const texts = useMapTexts();
  const marker = useMarker(at);
  const { lat, lng } = at;
  useEffect(() => {
    marker.setLngLat({ lat, lng });
    const half = label ? Math.min(80, label.length * 3.5 * labelScale() + 6) : 12;
    const box = { left: -half, right: half, top: label ? -20 - 16 * labelScale() : -12, bottom: 12 };
    return obstacles.add({ at: { lat, lng }, box });
  }, [marker, obstacles, lat, lng, label]);
  return createPortal(
    <Box display="block" w={24} h={24} data-kind={kind}>
      {label && <span className={styles.stopLabel}>{label}</span>}
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

/** An ink square: told from the pickup by its shape. */
export const DestinationMarker = (props: StopMarkerProps) => <StopMarker {...props} kind="destination" />;
