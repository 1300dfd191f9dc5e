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
      <span />
      <span />
    </div>,
    marker.getElement(),
  );
}
