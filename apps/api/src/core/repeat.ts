import { setTimeout as wait } from 'node:timers/promises';

/**
 * Does `work` repeatedly, `everyMs` milliseconds after each end, so that a slow run never overlaps the next. A failure
 * is reported and the work goes on.
 */
export function startRepeating(
  work: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
) {
  const stopping = new AbortController();
  const isTime = () => wait(everyMs, true, { signal: stopping.signal }).catch(() => false);
  const repeat = async () => {
    while (await isTime()) await work().catch(onError);
  };
  const repeating = repeat();
  return {
    /** Resolves when nothing runs any longer. */
    stop: async (): Promise<void> => {
      stopping.abort();
      await repeating;
    },
  };
}
