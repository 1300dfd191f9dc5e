import { useEffect, useRef } from 'react';

/**
 * Reads again whenever what the data depends on has changed.
 * @param key undefined until it is known. The first known one is what the data was read with.
 */
export function useReadAgain(key: string | undefined, read: () => unknown): void {
  const known = useRef(key);
  useEffect(() => {
    if (key === undefined || key === known.current) return;
    if (known.current !== undefined) void read();
    known.current = key;
  }, [key, read]);
}
