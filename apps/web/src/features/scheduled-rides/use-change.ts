import type { PersonView, ScheduledTrip } from '@ridewire/contracts';
import { discountOf } from '@ridewire/contracts/promo-terms';
import { useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { useCityZone } from '../../kit/dates/use-city-zone.ts';
import { useFocusWrong } from '../../kit/forms/use-focus-wrong.ts';
import { errorSentence, findErrorCode } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { usePassengerTexts } from '../booking/passenger/passenger.en.ts';
import { usePhoneBookingsTexts } from '../phone-bookings/texts.en.ts';
import { useScheduledTexts } from '../scheduled/texts.en.ts';
import { changeOf, presentWish, type ChangeWish } from './change-wish.ts';
import { useChangePromo } from './use-change-promo.ts';
import { useChangeQuote } from './use-change-quote.ts';

export interface ChangedRide {
  ride: ScheduledTrip;
  /** At the desk: whose ride it is. */
  rider?: PersonView | undefined;
  onDone: () => void;
}

/** What is wished of a scheduled ride, what that costs, and how it is saved. What isn't touched follows the ride, which somebody else may change. */
export function useChange({ ride, rider, onDone }: ChangedRide) {
  const scheduled = useScheduledTexts();
  const format = useFormat();
  const timeZone = useCityZone();
  const [opened] = useState(ride);
  const [edits, setEdits] = useState<Partial<ChangeWish>>({});
  const { form, wasSent: isChecked, check } = useFocusWrong<HTMLDivElement>();
  const [problem, setProblem] = useState<string | null>(null);
  const now = presentWish(ride, timeZone);
  const wish = { ...now, ...edits };
  const edit = (change: Partial<ChangeWish>) => {
    setProblem(null);
    setEdits((before) => ({ ...before, ...change }));
  };
  const quote = useChangeQuote(ride, wish, rider !== undefined);
  const promo = useChangePromo(wish.code, wish.at, rider?.id);
  const fare = quote.fares?.find(({ type }) => type === wish.type);
  const sayMissing = useSayMissing();
  const { mutateAsync, isPending, isSuccess } = trpc.scheduled.change.useMutation();

  async function save() {
    check();
    setProblem(null);
    const changed = changeOf(now, {
      ...wish,
      // One that is given here and doesn't hold then is left out, as when the ride is scheduled.
      code: promo.refusal !== null && wish.code !== now.code ? now.code : wish.code,
    });
    const missing = sayMissing(wish);
    // The field may be out of sight above.
    if (!changed || missing) return setProblem(missing);
    if (Object.keys(changed).length === 0) return onDone();
    if (!fare) {
      setProblem(quote.problem);
      return quote.ask();
    }
    try {
      const { pickupAt } = await mutateAsync({
        ...{ id: ride.id, ...changed, quotedFareCents: fare.fareCents, seen: ride.revision },
      });
      toastDone(pickupAt === ride.pickupAt ? scheduled.saved : scheduled.changed(format.dateTime(pickupAt)));
      onDone();
    } catch (error) {
      setProblem(errorSentence(error, scheduled.changeFailed));
      if (findErrorCode(error) === 'PRICE_CHANGED') quote.ask();
    }
  }
  return {
    ...{ form, now, wish, edit, quote, promo, fare, isChecked, problem, save },
    isSaving: isPending,
    /** As it was when the form opened, if somebody else has changed it since. */
    changedFrom: ride.revision !== opened.revision && !isPending && !isSuccess ? opened : undefined,
    toPayCents: fare && fare.fareCents - (promo.counted ? discountOf(promo.counted, fare.fareCents) : 0),
  };
}

/** Says what the wish still lacks; null if nothing. */
function useSayMissing(): (wish: ChangeWish) => string | null {
  const phoneTexts = usePhoneBookingsTexts();
  const passengerTexts = usePassengerTexts();
  return ({ pickup, stops, destination, passenger }) => {
    if (!pickup) return phoneTexts.placeMissing.pickup;
    if (stops.some(({ place }) => !place)) return phoneTexts.placeMissing.stop;
    if (!destination) return phoneTexts.placeMissing.destination;
    if (passenger?.isComplete !== false) return null;
    return passenger.name.trim() === '' ? passengerTexts.nameMissing : passengerTexts.phoneMissing;
  };
}
