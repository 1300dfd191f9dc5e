import { useEffect, useEffectEvent, useState } from 'react';
import type { LatLng } from '@ridewire/contracts';
import type { DraftState } from './use-draft.ts';
import { usePickupArea } from '../places/use-pickup-area.ts';
import type { usePinPick } from './use-pin-pick.ts';
import { LOCATION_OPTIONS } from '../places/use-my-location.ts';

/** A booking begins where the phone is, if that may be known, lies in the city and nothing was chosen. Once: who empties the field means it. */
export function useStartHere(
  isBooking: boolean,
  { draft }: DraftState,
  { isReady, locate }: ReturnType<typeof usePinPick>,
): void {
  const [isDone, setDone] = useState(false);
  const isEmpty = draft.pickup === null;
  useEffect(() => {
    if (!isBooking) setDone(false);
    else if (!isEmpty) setDone(true);
  }, [isBooking, isEmpty]);
  const area = usePickupArea();
  useKnownLocation(isBooking && isReady && isEmpty && !isDone, (at) => {
    if (area.isWithin(at)) locate(at);
  });
}

/** Where the device is, told once each time it is wanted; only if this page may know it already. It never asks. */
function useKnownLocation(isWanted: boolean, onFound: (at: LatLng) => void): void {
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
