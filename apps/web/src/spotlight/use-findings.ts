import { useDebouncedValue } from '@mantine/hooks';
import { FEWEST_SEARCH_LETTERS, type Findings } from '@ridewire/contracts';
import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '../live/error-sentence.ts';
import { api } from '../live/trpc.ts';
import { useTexts } from '../texts/use-texts.ts';

/** The server is asked when nothing was typed for so long, in milliseconds. */
const PAUSE_MS = 150;

export interface FindingsView {
  findings: Findings | undefined;
  isSearching: boolean;
  failure: string | null;
  tryAgain: () => void;
}

/** What the server finds for a text; never what it found for another one. */
export function useFindings(typed: string): FindingsView {
  const { lists, spotlight } = useTexts();
  const text = typed.trim();
  const isEnough = text.replace(/^#/, '').length >= FEWEST_SEARCH_LETTERS;
  const [settled] = useDebouncedValue(text, PAUSE_MS);
  const isSettled = settled === text;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['search', text],
    queryFn: ({ signal }) => api.search.find.query({ text }, { signal }),
    enabled: isEnough && isSettled,
    retry: false,
    staleTime: 0,
    gcTime: 10_000,
  });
  return {
    findings: isEnough ? data : undefined,
    isSearching: isEnough && (!isSettled || isFetching) && !data,
    failure:
      isEnough && error && !isFetching ? spotlight.failed(errorSentence(error, lists.unreachable)) : null,
    tryAgain: () => void refetch(),
  };
}
