import { useEffect, useState } from 'react';
import type { DraftState } from './use-draft.ts';
import { usePickupArea } from '../places/use-pickup-area.ts';
import type { usePinPick } from './use-pin-pick.ts';
import { useKnownLocation } from '../places/use-known-location.ts';

/**
 * A booking begins at the phone's place, if that is allowed and in the city and nothing was chosen. Only once: a person
 * who empties the field does so on purpose.
 */
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
    if (area.isWithin(at)) locate({ lat: at.lat, lng: at.lng });
  });
}
