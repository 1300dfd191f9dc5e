import type { LatLng } from '@ridewire/contracts';
import type { Marker, MarkerOptions } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { useMap } from './map-context.ts';
import styles from './map.module.css';

/** An HTML marker that the caller moves; its element takes a portal. */
export function useMarker(at: LatLng, options: Pick<MarkerOptions, 'anchor' | 'offset'> = {}): Marker {
  const { map, maplibre } = useMap();
  const [marker] = useState(() =>
    new maplibre.Marker({
      element: Object.assign(document.createElement('div'), { className: styles.marker }),
      subpixelPositioning: true,
      ...options,
    }).setLngLat(at),
  );
  useEffect(() => {
    marker.addTo(map);
    return () => void marker.remove();
  }, [map, marker]);
  return marker;
}
