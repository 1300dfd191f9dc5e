import { useEffect, useState } from 'react';
import { refreshGently, type GentleRefresh } from './refresh-gently.ts';

/** However much changes at once, what is shown is read anew at most so often, in milliseconds. */
const REST_MS = 1_000;

/**
 * Reads anew what is shown when the server says that something changed, and after any gap.
 * @param turn other with every change; undefined until the server is heard
 * @param readAnew invalidates what is shown; must stay the same function
 */
export function useRefreshOnChange(
  turn: number | string | undefined,
  readAnew: () => Promise<unknown>,
): void {
  const [gentle, setGentle] = useState<GentleRefresh>();
  useEffect(() => {
    const made = refreshGently(readAnew, REST_MS);
    setGentle(made);
    return () => made.stop();
  }, [readAnew]);
  useEffect(() => {
    if (turn !== undefined) gentle?.ask();
  }, [turn, gentle]);
}
