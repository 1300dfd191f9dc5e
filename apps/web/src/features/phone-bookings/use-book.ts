import type { RideType, Stop } from '@ridewire/contracts';
import { toPayOf } from '@ridewire/contracts/promo-terms';
import { useRef, useState } from 'react';
import { errorSentence, findErrorCode } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import type { PickupChoice } from '../scheduled/pickup-choice.ts';
import { usePromoRefusal } from '../promos/field/use-promo-refusal.ts';
import { usePhoneBookingsTexts } from './texts.en.ts';

export interface Booking {
  /** A rider’s id, or the name and number of somebody new. */
  rider: { id: string; name: string } | { name: string; phone: string };
  pickup: Stop;
  stops: Stop[];
  destination: Stop;
  type: RideType;
  note: string;
  /** Null for none. */
  promoCode: string | null;
  /** Null for now. */
  at: PickupChoice | null;
  /** Without the code. */
  fareCents: number;
  token: string | undefined;
}

/** What was booked last. */
export interface Booked {
  name: string;
  /** What is to be paid. */
  toPayCents: number;
  /** Of a ride for now. */
  rideId?: string;
  /** Of one for later, ISO 8601. */
  pickupAt?: string;
}

/** Books a ride for a found. Sent again after a lost answer, it is the same ride. */
export function useBook({
  onRepriced,
  onPromoRefused,
}: {
  onRepriced: () => void;
  onPromoRefused: () => void;
}) {
  const texts = usePhoneBookingsTexts();
  const [problem, setProblem] = useState<string | null>(null);
  const command = useRef({ id: '', of: '' });
  const sayRefusal = usePromoRefusal();
  const saveGuest = trpc.bookings.saveGuest.useMutation();
  const request = trpc.bookings.request.useMutation();
  const schedule = trpc.bookings.schedule.useMutation();

  async function book({
    rider,
    at,
    note,
    promoCode,
    fareCents,
    token,
    stops,
    ...ends
  }: Booking): Promise<Booked | null> {
    setProblem(null);
    const trip = { ...ends, ...(stops.length > 0 && { stops }) };
    try {
      const riderId = 'id' in rider ? rider.id : (await saveGuest.mutateAsync(rider)).id;
      const of = JSON.stringify([riderId, trip, note, promoCode, at]);
      if (command.current.of !== of) command.current = { id: crypto.randomUUID(), of };
      const { id } = command.current;
      const wish = {
        ...{ ...trip, riderId, pickupNote: note, quotedFareCents: fareCents },
        ...(promoCode !== null && { promoCode }),
      };
      const { name } = rider;
      if (at) {
        const { pickupAt, promo } = await schedule.mutateAsync({ ...wish, ...at, id });
        return { name, toPayCents: fareCents - (promo?.discountCents ?? 0), pickupAt };
      }
      const ride = await request.mutateAsync({ ...wish, commandId: id, ...(token && { quoteToken: token }) });
      return { name, toPayCents: toPayOf(ride), rideId: ride.id };
    } catch (error) {
      const refusal = sayRefusal(error, promoCode ?? '', at !== null);
      if (refusal !== null) {
        setProblem(`${refusal} ${texts.withoutPromo}`);
        onPromoRefused();
      } else if (['PRICE_CHANGED', 'QUOTE_INVALID'].includes(findErrorCode(error) ?? '')) {
        setProblem(texts.repriced);
        onRepriced();
      } else setProblem(errorSentence(error, texts.failed));
      return null;
    }
  }
  return { book, problem };
}
