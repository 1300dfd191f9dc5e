import { useEffect, useReducer } from 'react';

/** Longest wait of a timer; a later moment is waited for in several. */
const MAX_WAIT_MS = 3_600_000;

/** Renders again at `atMs` of the server's clock; never for an infinite one. */
export function useWake(atMs: number, clockOffsetMs: number): void {
  const [turn, wake] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!Number.isFinite(atMs)) return undefined;
    const waitMs = Math.max(20, atMs - Date.now() - clockOffsetMs);
    const timer = setTimeout(wake, Math.min(MAX_WAIT_MS, waitMs));
    return () => clearTimeout(timer);
  }, [atMs, clockOffsetMs, turn]);
}
