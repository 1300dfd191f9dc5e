import { useDebouncedValue } from '@mantine/hooks';
import { QUOTE_VALID_MS, type LatLng, type RideQuote, type Stop } from '@ridewire/contracts';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { useMemo } from 'react';
import { errorSentence, findErrorCode } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { decodeLine } from '../../../kit/map/known-way.ts';
import type { Draft } from './kept-draft.ts';
import { useRiderTexts } from '../texts.en.ts';

/** A price is asked for so long after the last change, in milliseconds. */
const DEBOUNCE_MS = 250;

export interface Quote {
  /** The prices; those of the trip before while new ones are on their way. */
  prices: RideQuote | undefined;
  /** Whoever takes them by then pays them, in milliseconds since 1970; null for those of the trip before. */
  until: number | null;
  /** The prices shown are not those of this trip (yet). */
  isOld: boolean;
  /** Why there are none. */
  problem: string | null;
  /** The server gave no answer; asked anew, it may. */
  mayAskAgain: boolean;
  /** Asks anew. */
  ask: () => void;
}

const point = ({ lat, lng }: Stop) => ({ lat, lng });

export interface QuotedWay {
  /** Null while none is known. */
  points: readonly LatLng[] | null;
  isAsking: boolean;
}

/** The way that the price of a trip is for: known as soon as the price is, and asked for nowhere else. */
export function useQuotedWay({ pickup, destination }: Draft): QuotedWay {
  const isTrip = pickup !== null && destination !== null;
  const { data, isPending } = trpc.rides.quote.useQuery(
    isTrip ? { pickup: point(pickup), destination: point(destination) } : skipToken,
    { enabled: false },
  );
  const line = data?.way?.line;
  const points = useMemo(() => (line === undefined ? null : decodeLine(line)), [line]);
  return { points, isAsking: isTrip && isPending };
}

/** What the trip would cost, by type. */
export function useQuote({ pickup, destination }: Draft): Quote {
  const rider = useRiderTexts();
  const trip = useMemo(
    () => (pickup && destination ? { pickup: point(pickup), destination: point(destination) } : null),
    [pickup, destination],
  );
  const [settled] = useDebouncedValue(trip, DEBOUNCE_MS);
  const { data, dataUpdatedAt, error, isFetching, isPlaceholderData, refetch } = trpc.rides.quote.useQuery(
    settled ?? skipToken,
    {
      // One that was asked for too long ago holds no more when somebody comes back to it.
      staleTime: QUOTE_VALID_MS,
      placeholderData: keepPreviousData,
    },
  );
  const isOld = settled !== trip || isPlaceholderData || isFetching;
  return {
    prices: trip && !(error && !isOld) ? data : undefined,
    until: isPlaceholderData ? null : dataUpdatedAt + QUOTE_VALID_MS,
    isOld: trip !== null && isOld,
    problem: error && trip && !isOld ? errorSentence(error, rider.quoteFailed) : null,
    mayAskAgain: findErrorCode(error) === null,
    ask: () => void refetch(),
  };
}
