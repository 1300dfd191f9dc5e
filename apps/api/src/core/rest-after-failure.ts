import type { Log } from './log.ts';

/** How long a server that failed is left alone, so that callers don't wait for it again and again. */
const REST_MS = 15_000;

/** Does some work, or returns null: if it fails, and for a while after that without trying. */
export type Attempt = <T>(work: () => Promise<T>) => Promise<T | null>;

/** @param what the server's name in the log */
export function restAfterFailure(what: string, log: Log): Attempt {
  let restUntil = 0;
  return async (work) => {
    const isResting = () => performance.now() < restUntil;
    if (isResting()) return null;
    try {
      return await work();
    } catch (error) {
      // If many calls fail at the same time, the first log line is enough.
      if (isResting()) return null;
      restUntil = performance.now() + REST_MS;
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, `${what} did not answer`);
      return null;
    }
  };
}
