import { useDebouncedValue } from '@mantine/hooks';
import type { Place } from '@ridewire/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { searchDigits } from '../../language/latin-digits.ts';
import { trpc } from '../../live/trpc.ts';
import { bearsName } from './bears-name.ts';

const DEBOUNCE_MS = 120;
/** Longer texts are refused by the server, and name no place. */
const LONGEST = 200;

/** Places by name; the best known for an empty text. */
export function usePlaceSearch(text: string, isEnabled: boolean) {
  const wanted = searchDigits(text.trim()).normalize('NFC').slice(0, LONGEST);
  const [settled] = useDebouncedValue(wanted, DEBOUNCE_MS);
  const { data, isPlaceholderData, isError } = trpc.places.search.useQuery(
    { text: settled },
    { enabled: isEnabled, placeholderData: keepPreviousData },
  );
  const isSettled = data !== undefined && settled === wanted && !isPlaceholderData;
  // Until the answer is there, what of the last one bears the name too: a line that stays does not slip from under a finger.
  const places: Place[] = isSettled ? data : (data ?? []).filter((place) => bearsName(place, wanted));
  return { places, isSettled, isError };
}
