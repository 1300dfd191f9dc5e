import { isActive, type RequestRideInput, type RiderRide } from '@ridewire/contracts';
import { useRef, useState } from 'react';
import { errorSentence, findErrorCode } from '../../../kit/live/error-sentence.ts';
import { riderKind } from '../live/rider-live.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { usePatchLive } from '../../../kit/live/use-live.ts';
import { useMe } from '../../session/use-me.ts';
import { unlockSound } from '../../../kit/alerts/play-sound.ts';
import { NEWEST } from '../phase/use-last-ride.ts';
import { rememberPlaces } from '../places/recent-places.ts';
import { commandFor, type OpenCommand } from './request-command.ts';
import { useRiderTexts } from '../texts.en.ts';

type Wish = Pick<
  RequestRideInput,
  'pickup' | 'stops' | 'destination' | 'type' | 'pickupNote' | 'passenger' | 'business' | 'promoCode'
>;

/** Requests a ride. Sent again after a lost answer, it is the same command, and so the same ride. */
export function useRequestRide({
  onPriceChanged,
  onPromoRefused,
}: {
  onPriceChanged: () => void;
  onPromoRefused?: () => void;
}) {
  const rider = useRiderTexts();
  const userId = useMe()?.id;
  const utils = trpc.useUtils();
  const patch = usePatchLive();
  const open = useRef<OpenCommand | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const onSuccess = (ride: RiderRide) => {
    open.current = null;
    if (userId) rememberPlaces(userId, [ride.pickup, ...(ride.stops ?? []), ride.destination]);
    if (isActive(ride.status)) patch(riderKind, { type: 'change', data: { kind: 'ride', ride } });
    // An earlier press did arrive, and its ride is over by now.
    else void utils.rides.history.invalidate(NEWEST);
  };
  const onError = (error: unknown) => {
    const code = findErrorCode(error);
    if (code !== null) open.current = null;
    if (code === 'PRICE_CHANGED') onPriceChanged();
    else setProblem(errorSentence(error, rider.requestUnsure));
    if (code?.startsWith('PROMO_')) onPromoRefused?.();
  };
  const { mutate, isPending } = trpc.rides.request.useMutation({ onSuccess, onError });

  return {
    isPending,
    /** Why the last try failed; null once another one is under way. */
    problem,
    clearProblem: () => setProblem(null),
    /** @param quote the shown quote; its token, where there is one, keeps the price */
    send(wish: Wish, quote: { fareCents: number; token?: string }): void {
      void unlockSound();
      setProblem(null);
      open.current = commandFor(open.current, wish, () => crypto.randomUUID());
      mutate({
        ...wish,
        commandId: open.current.commandId,
        quotedFareCents: quote.fareCents,
        ...(quote.token && { quoteToken: quote.token }),
      });
    },
  };
}
