import type { LatLng } from '@ridewire/contracts';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useMarker } from '../../kit/map/use-marker.ts';
import styles from './service-areas.module.css';

interface MiddleHandleProps {
  from: LatLng;
  to: LatLng;
  onAdd: (at: LatLng) => void;
}

/** Where a press adds a corner between two. Not for the keyboard, which has the list of corners. */
export function MiddleHandle({ from, to, onAdd }: MiddleHandleProps) {
  const at = { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 };
  const marker = useMarker(at);
  const { lat, lng } = at;
  useEffect(() => void marker.setLngLat({ lat, lng }), [marker, lat, lng]);
  return createPortal(
    <button
      type="button"
      className={styles.between}
      tabIndex={-1}
      aria-hidden
      onClick={() => onAdd({ lat, lng })}
    />,
    marker.getElement(),
  );
}
