import { useEffect, useRef } from 'react';

/** Runs `act` soon after it became another function, and never twice within `everyMs`; the last one counts. */
export function useAtMostEvery(everyMs: number, act: () => void): void {
  const lastMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        lastMs.current = performance.now();
        act();
      },
      Math.max(0, lastMs.current + everyMs - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [act, everyMs]);
}
