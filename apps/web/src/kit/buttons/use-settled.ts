import { useEffect, useState } from 'react';

/** How long a button that changed under the thumb ignores presses, in milliseconds. */
const SETTLE_MS = 700;

/**
 * False for a while after `key` changed, and at first: a press meant for the former content does nothing.
 * @param settleMs how long, in milliseconds
 */
export function useSettled(key: string, settleMs: number = SETTLE_MS): boolean {
  const [settledKey, setSettledKey] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettledKey(key), settleMs);
    return () => clearTimeout(timer);
  }, [key, settleMs]);
  return settledKey === key;
}
