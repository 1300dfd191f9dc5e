import { useDebouncedValue } from '@mantine/hooks';
import type { FoundPlace, LatLng } from '@ridewire/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { searchDigits } from '../../../kit/language/latin-digits.ts';
import { trpc } from '../../../kit/live/trpc.ts';

const DEBOUNCE_MS = 120;
/** Longer texts are refused by the server, and name no place. */
const LONGEST = 200;

const NONE: readonly FoundPlace[] = [];

/** About a hundred meters, so that frequent requests get almost the same answers from memory. */
const coarse = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;

/**
 * Places by name; the best known for an empty text.
 * @param near among equals, places nearer to it come first; null where unknown
 */
export function usePlaceSearch(text: string, near: LatLng | null, isEnabled: boolean) {
  const wanted = searchDigits(text.trim()).normalize('NFC').slice(0, LONGEST);
  const [settled] = useDebouncedValue(wanted, DEBOUNCE_MS);
  const search = { text: settled, ...(near && { near: { lat: coarse(near.lat), lng: coarse(near.lng) } }) };
  const { data, isPlaceholderData, isError } = trpc.places.search.useQuery(search, {
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  const isSettled = data !== undefined && settled === wanted && !isPlaceholderData;
  // Until the answer arrives the last one stays: lines that come and go slip from under a finger.
  const places = data ?? NONE;
  return { places, isSettled, isError };
}
