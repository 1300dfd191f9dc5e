import type { ScheduleRideInput, UsablePromo } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useRef, useState } from 'react';
import { errorSentence, findErrorCode } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { usePromoRefusal } from '../promos/field/use-promo-refusal.ts';
import type { PickupChoice } from './pickup-choice.ts';
import { nameWeekdays, type Repeat } from './repeat.ts';
import { useScheduledTexts } from './texts.en.ts';

export type Trip = Pick<
  ScheduleRideInput,
  'pickup' | 'stops' | 'destination' | 'type' | 'pickupNote' | 'passenger' | 'business'
>;

interface Wish {
  trip: Trip;
  /** The code that the rider has applied. */
  given: UsablePromo | null;
  choice: PickupChoice;
  /** Null: once. */
  repeat: Repeat | null;
  /** The code was refused for this ride: it can be scheduled without. */
  onRefused: () => void;
  onDone: () => void;
}

/** What a trip costs when it is scheduled, and schedules it. */
export function useScheduling({ trip, given, choice, repeat, onRefused, onDone }: Wish) {
  const scheduled = useScheduledTexts();
  const format = useFormat();
  const [problem, setProblem] = useState<string | null>(null);
  // A code is for one ride.
  const single = repeat ? null : given;
  const sayRefusal = usePromoRefusal();
  const { client } = trpc.useUtils();
  const [isAsking, setAsking] = useState(false);
  const then = trpc.promos.check.useQuery(
    { code: single?.code ?? '', at: choice },
    { enabled: single !== null, staleTime: 0 },
  );
  const refusal = single && sayRefusal(then.error, single.code, true);
  const promo = refusal === null ? single : null;
  const isChecking = repeat === null && (isAsking || then.isFetching);
  const check = async (code: string): Promise<UsablePromo> => {
    setAsking(true);
    try {
      return await client.promos.check.query({ code, at: choice });
    } finally {
      setAsking(false);
    }
  };
  const { pickup, stops, destination, type } = trip;
  const quote = trpc.scheduled.quote.useQuery({
    pickup: { lat: pickup.lat, lng: pickup.lng },
    ...(stops && { stops: stops.map(({ lat, lng }) => ({ lat, lng })) }),
    destination: { lat: destination.lat, lng: destination.lng },
  });
  const fare = quote.data?.fares.find((each) => each.type === type);
  const once = trpc.scheduled.schedule.useMutation();
  const series = trpc.scheduled.startSeries.useMutation();
  // Sent again after a lost answer it is the same ride; with another time it is another one.
  const command = useRef({ id: '', of: '' });

  async function send() {
    setProblem(null);
    if (!fare) return;
    const of = `${choice.day} ${choice.time} ${promo?.code ?? ''} ${JSON.stringify(repeat)}`;
    if (command.current.of !== of) command.current = { id: crypto.randomUUID(), of };
    const quotedFareCents = fare.fareCents;
    try {
      const wish = { id: command.current.id, ...trip, ...choice, quotedFareCents };
      if (repeat) {
        await series.mutateAsync({ ...wish, ...repeat });
        toastDone(scheduled.doneEvery(nameWeekdays(repeat.weekdays, format.options.locale)));
      } else {
        const ride = await once.mutateAsync({ ...wish, ...(promo && { promoCode: promo.code }) });
        toastDone(scheduled.done(format.dateTime(ride.pickupAt)));
      }
      onDone();
    } catch (error) {
      const why = promo && sayRefusal(error, promo.code, true);
      setProblem(why === null ? errorSentence(error, scheduled.failed) : `${why} ${scheduled.withoutCode}`);
      if (why !== null) onRefused();
      if (findErrorCode(error) === 'PRICE_CHANGED') void quote.refetch();
    }
  }
  const isPending = once.isPending || series.isPending;
  return { quote, fare, promo, refusal, check, isChecking, problem, isPending, send };
}
