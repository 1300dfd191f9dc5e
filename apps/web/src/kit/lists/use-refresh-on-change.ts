import { useEffect, useState } from 'react';
import { refreshGently, type GentleRefresh } from './refresh-gently.ts';

/** However much changes, the data is read again at most this often, in milliseconds. */
const REST_MS = 1_000;

/**
 * Reads the shown data again when the server reports a change, and after any gap.
 * @param turn differs after every change; undefined until the server is heard
 * @param readAnew invalidates the data; must stay the same function
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
