import { useEffect, useState } from 'react';

/** How long a button that changed under the thumb ignores presses, in milliseconds. */
const SETTLE_MS = 700;

/** False for 700 ms after `key` changed, and at first: a second press meant for what stood there before does nothing. */
export function useSettled(key: string): boolean {
  const [settledKey, setSettledKey] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettledKey(key), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return settledKey === key;
}
