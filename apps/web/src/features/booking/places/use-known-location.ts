import type { LatLng } from '@ridewire/contracts';
import { useEffect, useEffectEvent } from 'react';
import { LOCATION_OPTIONS } from './use-my-location.ts';

/** The device's place, and its possible error, in meters. */
export type Here = LatLng & { accuracy: number };

/** Reports the device's place once each time it is wanted; only if the page already has permission. It never asks. */
export function useKnownLocation(isWanted: boolean, onFound: (at: Here) => void): void {
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (!isWanted || !('geolocation' in navigator)) return undefined;
    const ended = new AbortController();
    navigator.permissions?.query({ name: 'geolocation' }).then(
      ({ state }) => {
        if (state !== 'granted' || ended.signal.aborted) return;
        navigator.geolocation.getCurrentPosition(
          ({ coords: { latitude: lat, longitude: lng, accuracy } }) => {
            if (!ended.signal.aborted) found({ lat, lng, accuracy });
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
