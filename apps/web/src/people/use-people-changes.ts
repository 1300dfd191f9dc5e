import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePeopleLive } from '../live/use-live.ts';
import { PEOPLE_KEY } from './people-queries.ts';
import { refreshGently, type GentleRefresh } from './refresh-gently.ts';

/** However many people change at once, what is shown is read anew at most so often, in milliseconds. */
const REST_MS = 1_000;

/** Keeps what is shown of people fresh: reads it anew when the server says that somebody changed, and after any gap. */
export function usePeopleChanges(): void {
  const cache = useQueryClient();
  const { data: turn } = usePeopleLive();
  const [gentle, setGentle] = useState<GentleRefresh>();
  useEffect(() => {
    const made = refreshGently(() => cache.invalidateQueries({ queryKey: PEOPLE_KEY }), REST_MS);
    setGentle(made);
    return () => made.stop();
  }, [cache]);
  useEffect(() => {
    if (turn !== undefined) gentle?.ask();
  }, [turn, gentle]);
}
