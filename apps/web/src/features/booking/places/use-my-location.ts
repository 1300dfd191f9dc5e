import type { LatLng } from '@ridewire/contracts';
import { useState } from 'react';

export const LOCATION_OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 30_000,
};

/** Asks the device where it is. */
export function useMyLocation(onFound: (at: LatLng) => void) {
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  const ask = () => {
    if (!('geolocation' in navigator)) return setState('refused');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onFound({ lat: coords.latitude, lng: coords.longitude });
      },
      () => setState('refused'),
      LOCATION_OPTIONS,
    );
  };
  return { state, ask, forget: () => setState('idle') };
}
