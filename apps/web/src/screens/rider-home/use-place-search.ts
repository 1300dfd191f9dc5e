import { useDebouncedValue } from '@mantine/hooks';
import type { Place } from '@ridewire/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../live/trpc.ts';

const DEBOUNCE_MS = 120;
/** Longer texts are refused by the server, and name no place. */
const LONGEST = 200;

/** Places by name; the best known for an empty text. */
export function usePlaceSearch(text: string, isEnabled: boolean) {
  const wanted = text.trim().slice(0, LONGEST);
  const [settled] = useDebouncedValue(wanted, DEBOUNCE_MS);
  const { data, isPlaceholderData, isError } = trpc.places.search.useQuery(
    { text: settled },
    { enabled: isEnabled, placeholderData: keepPreviousData },
  );
  const places: Place[] = data ?? [];
  return { places, isSettled: data !== undefined && settled === wanted && !isPlaceholderData, isError };
}
