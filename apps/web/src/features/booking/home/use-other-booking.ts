import { useEffect, useEffectEvent, useRef } from 'react';
import { toastDone } from '../../../kit/toasts/show-toast.tsx';
import { sameTrip } from '../book/request-command.ts';
import type { RidePhase } from '../phase/ride-phase.ts';
import type { Draft } from '../book/kept-draft.ts';
import { useRiderTexts } from '../texts.en.ts';

/** Tells the rider when another ride begins than the one being put together here: there is one at a time, for all tabs. */
export function useOtherBooking(phase: RidePhase | undefined, draft: Draft): void {
  const rider = useRiderTexts();
  const wasBooking = useRef(false);
  const compare = useEffectEvent(() => {
    const { pickup, stops, destination, type } = draft;
    if (!phase || phase.name === 'book' || !pickup || !destination) return;
    if (!sameTrip(phase.ride, { pickup, stops: [...stops], destination, type }))
      toastDone(rider.bookedElsewhere);
  });
  const name = phase?.name;
  useEffect(() => {
    if (wasBooking.current) compare();
    wasBooking.current = name === 'book';
  }, [name]);
}
