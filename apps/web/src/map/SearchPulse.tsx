import type { LatLng } from '@ridewire/contracts';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useMarker } from './use-marker.ts';

/** Two rings that run out from the pickup while a driver is sought; under reduced motion one still ring. */
export function SearchPulse({ at }: { at: LatLng }) {
  const marker = useMarker(at);
  const { lat, lng } = at;
  useEffect(() => void marker.setLngLat({ lat, lng }), [marker, lat, lng]);
  return createPortal(
    <div className="rw-pulse" aria-hidden>
      {['first', 'second'].map((ring) => (
        <svg key={ring} viewBox="-70 -70 140 140">
          <circle className="rw-pulse-casing" r={67} />
          <circle className="rw-pulse-ring" r={67} />
        </svg>
      ))}
    </div>,
    marker.getElement(),
  );
}
