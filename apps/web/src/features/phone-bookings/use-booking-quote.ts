import type { RideType, Stop } from '@ridewire/contracts';
import { QUOTE_VALID_MS, USUAL_TENTHS } from '@ridewire/contracts';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { useOtherAreas } from '../service-areas/service-areas-live.ts';
import { usePhoneBookingsTexts } from './texts.en.ts';

export interface BookingFare {
  type: RideType;
  fareCents: number;
  /** How far the nearest driver is, in seconds; null for none, left out for rides for later. */
  pickupSeconds?: number | null;
}

export interface BookingQuote {
  /** Undefined while there are none. */
  fares: readonly BookingFare[] | undefined;
  /** In tenths of the usual price. */
  surgeTenths: number;
  token: string | undefined;
  isAsking: boolean;
  problem: string | null;
  ask: () => void;
}

interface Asked {
  pickup: Stop | null;
  stops: readonly (Stop | null)[];
  destination: Stop | null;
  /** For later, at the usual price. */
  isLater: boolean;
}

const point = ({ lat, lng }: Stop) => ({ lat, lng });

/** What the trip costs by each type, now or for later. */
export function useBookingQuote({ pickup, stops, destination, isLater }: Asked): BookingQuote {
  const texts = usePhoneBookingsTexts();
  const chosen = stops.filter((stop) => stop !== null);
  const isWhole = pickup && destination && chosen.length === stops.length;
  const trip = isWhole && {
    pickup: point(pickup),
    ...(chosen.length > 0 && { stops: chosen.map(point) }),
    destination: point(destination),
  };
  const options = { staleTime: QUOTE_VALID_MS, placeholderData: keepPreviousData } as const;
  const now = trpc.bookings.quote.useQuery(trip && !isLater ? trip : skipToken, options);
  const later = trpc.bookings.quoteScheduled.useQuery(trip && isLater ? trip : skipToken, options);
  const { error, isFetching, refetch } = isLater ? later : now;
  const { bookings } = trpc.useUtils();
  useOtherAreas(() => {
    void bookings.quote.invalidate();
    void bookings.quoteScheduled.invalidate();
  });
  const fares = isLater ? later.data?.fares : now.data?.fares;
  return {
    fares: trip && !error ? fares : undefined,
    surgeTenths: isLater ? USUAL_TENTHS : (now.data?.surgeTenths ?? USUAL_TENTHS),
    token: isLater ? undefined : now.data?.token,
    isAsking: isFetching,
    problem: trip && error ? errorSentence(error, texts.quoteFailed) : null,
    ask: () => void refetch(),
  };
}
