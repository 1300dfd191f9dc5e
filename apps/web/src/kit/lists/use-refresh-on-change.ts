import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refreshGently, type GentleRefresh } from './refresh-gently.ts';

/** However much changes at once, what is shown is read anew at most so often, in milliseconds. */
const REST_MS = 1_000;

/**
 * Reads anew what is shown below `queryKey` when the server says that something changed, and after any gap.
 * @param turn other with every change; undefined until the server is heard
 * @param queryKey must stay the same object
 */
export function useRefreshOnChange(turn: number | string | undefined, queryKey: QueryKey): void {
  const cache = useQueryClient();
  const [gentle, setGentle] = useState<GentleRefresh>();
  useEffect(() => {
    const made = refreshGently(() => cache.invalidateQueries({ queryKey }), REST_MS);
    setGentle(made);
    return () => made.stop();
  }, [cache, queryKey]);
  useEffect(() => {
    if (turn !== undefined) gentle?.ask();
  }, [turn, gentle]);
}
