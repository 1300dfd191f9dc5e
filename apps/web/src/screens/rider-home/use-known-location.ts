import type { LatLng } from '@ridewire/contracts';
import { useEffect, useEffectEvent } from 'react';
import { LOCATION_OPTIONS } from './use-my-location.ts';

/** Where the device is, told once each time it is wanted; only if this page may know it already. It never asks. */
export function useKnownLocation(isWanted: boolean, onFound: (at: LatLng) => void): void {
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (!isWanted || !('geolocation' in navigator)) return undefined;
    const ended = new AbortController();
    navigator.permissions?.query({ name: 'geolocation' }).then(
      ({ state }) => {
        if (state !== 'granted' || ended.signal.aborted) return;
        navigator.geolocation.getCurrentPosition(
          ({ coords }) => {
            if (!ended.signal.aborted) found({ lat: coords.latitude, lng: coords.longitude });
          },
          () => {},
          LOCATION_OPTIONS,
        );
      },
      () => {},
    );
    return () => ended.abort();
  }, [isWanted]);
}
