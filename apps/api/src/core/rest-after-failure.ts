import type { Log } from './log.ts';

/** So long a server that failed is left alone: nobody must wait for it again and again. */
const REST_MS = 15_000;

/** Does some work, or says null: where it fails, and for a while after that without trying. */
export type Attempt = <T>(work: () => Promise<T>) => Promise<T | null>;

/** @param what is asked, as the log calls it */
export function restAfterFailure(what: string, log: Log): Attempt {
  let restUntil = 0;
  return async (work) => {
    const isResting = () => performance.now() < restUntil;
    if (isResting()) return null;
    try {
      return await work();
    } catch (error) {
      // Of many asked at the same time the first is enough to tell.
      if (isResting()) return null;
      restUntil = performance.now() + REST_MS;
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, `${what} did not answer`);
      return null;
    }
  };
}
