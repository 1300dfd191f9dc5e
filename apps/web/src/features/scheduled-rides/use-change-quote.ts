import type { ScheduledTrip } from '@ridewire/contracts';
import { USUAL_TENTHS } from '@ridewire/contracts';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import type { BookingQuote } from '../phone-bookings/use-booking-quote.ts';
import { useScheduledTexts } from '../scheduled/texts.en.ts';
import { isSameWay, placesOf, type ChangeWish } from './change-wish.ts';

const point = ({ lat, lng }: { lat: number; lng: number }) => ({ lat, lng });

/**
 * What a scheduled ride costs by each type with other places: its own price where it goes the same way by the same type.
 * @param isDesk for a rider who called
 */
export function useChangeQuote(ride: ScheduledTrip, wish: ChangeWish, isDesk: boolean): BookingQuote {
  const scheduled = useScheduledTexts();
  const places = placesOf(wish);
  const isSame = places !== null && isSameWay(ride, places);
  const trip = places && {
    pickup: point(places.pickup),
    ...(places.stops.length > 0 && { stops: places.stops.map(point) }),
    destination: point(places.destination),
  };
  const options = { placeholderData: keepPreviousData } as const;
  const own = trpc.scheduled.quote.useQuery(trip && !isDesk ? trip : skipToken, options);
  const desks = trpc.bookings.quoteScheduled.useQuery(trip && isDesk ? trip : skipToken, options);
  const { data, error, isFetching, isPlaceholderData, refetch } = isDesk ? desks : own;
  const kept = isSame ? [{ type: ride.type, fareCents: ride.fareCents }] : [];
  const asked = trip && !error ? (data?.fares ?? []) : [];
  const fares = [...kept, ...asked.filter(({ type }) => !isSame || type !== ride.type)];
  return {
    fares: fares.length > 0 ? fares : undefined,
    surgeTenths: USUAL_TENTHS,
    token: undefined,
    isAsking: trip !== null && !(isSame && wish.type === ride.type) && (isFetching || isPlaceholderData),
    // The ride itself can stay on its way.
    problem: trip && error && !isSame ? errorSentence(error, scheduled.quoteFailed) : null,
    ask: () => void refetch(),
  };
}
