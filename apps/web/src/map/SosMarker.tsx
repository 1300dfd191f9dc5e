import type { LatLng } from '@ridewire/contracts';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { SosMark } from '../emergency/SosMark.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { useMarker } from './use-marker.ts';

/** Where somebody called for help. */
export function SosMarker({ at, name }: { at: LatLng; name: string }) {
  const { emergency } = useTexts();
  const marker = useMarker(at, { anchor: 'bottom' });
  const { lat, lng } = at;
  useEffect(() => void marker.setLngLat({ lat, lng }), [marker, lat, lng]);
  return createPortal(
    <div className="rw-sos-place" role="img" aria-label={emergency.placeOf(name)}>
      <SosMark />
    </div>,
    marker.getElement(),
  );
}
