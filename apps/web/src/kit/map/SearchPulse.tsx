import type { LatLng } from '@ridewire/contracts';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useMarker } from './use-marker.ts';
import styles from './SearchPulse.module.css';

/** Two rings that spread from the pickup while we look for a driver; under reduced motion one still ring. */
export function SearchPulse({ at }: { at: LatLng }) {
  const marker = useMarker(at);
  const { lat, lng } = at;
  useEffect(() => void marker.setLngLat({ lat, lng }), [marker, lat, lng]);
  return createPortal(
    <div className={styles.pulse} aria-hidden>
      {['first', 'second'].map((ring) => (
        <svg key={ring} viewBox="-70 -70 140 140">
          <circle className={styles.pulseCasing} r={67} />
          <circle className={styles.pulseRing} r={67} />
        </svg>
      ))}
    </div>,
    marker.getElement(),
  );
}
