import type { LatLng } from '@ridewire/contracts';
import { useState } from 'react';
import { useRiderTexts } from '../texts.en.ts';
import { useMyLocation } from './use-my-location.ts';
import { usePickupArea } from './use-pickup-area.ts';

/** The device's place as a pickup, if rides begin there; and why it is none. */
export function useDevicePlace(onLocated: (at: LatLng) => void) {
  const rider = useRiderTexts();
  const area = usePickupArea();
  const [farAway, setFarAway] = useState<string | null>(null);
  const { state, ask, forget } = useMyLocation((at) => {
    const refusal = area.refusal(at);
    setFarAway(refusal);
    if (!refusal) onLocated(at);
  });
  const isAsking = state === 'asking';
  return {
    ask,
    forget,
    setFarAway,
    isAsking,
    hint: isAsking ? rider.locating : state === 'refused' ? rider.locationRefused : farAway,
  };
}
