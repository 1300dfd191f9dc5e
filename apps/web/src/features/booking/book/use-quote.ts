import { useDebouncedValue } from '@mantine/hooks';
import { QUOTE_VALID_MS, type LatLng, type RideQuote, type Stop } from '@ridewire/contracts';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { useMemo } from 'react';
import { errorSentence, findErrorCode } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { decodeLine } from '../../../kit/map/known-way.ts';
import type { Draft } from './kept-draft.ts';
import { useRiderTexts } from '../texts.en.ts';

/** How long after the last change a price is requested, in milliseconds. */
const DEBOUNCE_MS = 250;

export interface Quote {
  /** The prices; until new ones arrive, those of the trip before. */
  prices: RideQuote | undefined;
  /** Until when the prices hold, in milliseconds since 1970; null for those of the trip before. */
  until: number | null;
  /** The prices shown are not those of this trip (yet). */
  isOld: boolean;
  /** Why there are none. */
  problem: string | null;
  /** The server gave no answer; it may when asked again. */
  mayAskAgain: boolean;
  /** Asks again. */
  ask: () => void;
}

const point = ({ lat, lng }: Stop) => ({ lat, lng });

const tripOf = ({ pickup, stops, destination }: Pick<Draft, 'pickup' | 'stops' | 'destination'>) =>
  pickup && destination
    ? {
        pickup: point(pickup),
        ...(stops.length > 0 && { stops: stops.map(point) }),
        destination: point(destination),
      }
    : null;

export interface QuotedWay {
  /** Null while none is known. */
  points: readonly LatLng[] | null;
  isAsking: boolean;
}

/** The route of a trip's quote: known together with the price, and not requested separately. */
export function useQuotedWay(draft: Draft): QuotedWay {
  const trip = tripOf(draft);
  const { data, isPending } = trpc.rides.quote.useQuery(trip ?? skipToken, { enabled: false });
  const line = data?.way?.line;
  const points = useMemo(() => (line === undefined ? null : decodeLine(line)), [line]);
  return { points, isAsking: trip !== null && isPending };
}

/** The trip's prices by type. */
export function useQuote({ pickup, stops, destination }: Draft): Quote {
  const rider = useRiderTexts();
  const trip = useMemo(() => tripOf({ pickup, stops, destination }), [pickup, stops, destination]);
  const [settled] = useDebouncedValue(trip, DEBOUNCE_MS);
  const { data, dataUpdatedAt, error, isFetching, isPlaceholderData, refetch } = trpc.rides.quote.useQuery(
    settled ?? skipToken,
    {
      // A quote from too long ago no longer holds when the person returns to it.
      staleTime: QUOTE_VALID_MS,
      placeholderData: keepPreviousData,
    },
  );
  // While it is asked again, too.
  const failure = trip && settled === trip ? error : null;
  const isOld = settled !== trip || isPlaceholderData || isFetching;
  return {
    prices: trip && !failure ? data : undefined,
    until: isPlaceholderData ? null : dataUpdatedAt + QUOTE_VALID_MS,
    isOld: trip !== null && isOld,
    problem: failure && errorSentence(failure, rider.quoteFailed),
    mayAskAgain: findErrorCode(failure) === null,
    ask: () => void refetch(),
  };
}
