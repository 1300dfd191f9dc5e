import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../core/log.ts';

/** How long to wait while another process matches, which may not have read this one's waiting rides. */
const AGAIN_MS = 250;
/** How often to try again at the end. */
const LAST_TRIES = 4;

/** Matches the waiting requests, these too, as soon as this process can; resolves when that is done. */
export type MatchTurn = (openIds?: readonly string[]) => Promise<void>;

/**
 * Runs matches one after another: requests during a match are done together in the next.
 * @param match returns false where another process was matching
 */
export function createMatchTurns(match: (openIds: readonly string[]) => Promise<boolean>, log: Log) {
  const wanted = new Set<string>();
  let last: Promise<void> = Promise.resolve();
  /** A match that hasn't begun, which new requests join. */
  let coming: Promise<void> | null = null;
  /** Set while another process is matching. */
  let again: NodeJS.Timeout | undefined;
  let isStopped = false;
  async function turn(): Promise<void> {
    coming = null;
    const openIds = [...wanted];
    wanted.clear();
    try {
      if (await match(openIds)) {
        clearTimeout(again);
        again = undefined;
        return;
      }
      for (const id of openIds) wanted.add(id);
      again ??= setTimeout(tryAgain, AGAIN_MS).unref();
    } catch (error) {
      log.error({ error }, 'could not match requests');
    }
  }
  function tryAgain(): void {
    again = undefined;
    void matchSoon();
  }
  function matchSoon(openIds: readonly string[] = []): Promise<void> {
    if (isStopped) return last;
    for (const id of openIds) wanted.add(id);
    coming ??= last = last.then(turn);
    return coming;
  }
  return {
    matchSoon,
    /** Matches what was wanted so far, so that no ride waits for another process to find it; ignores later requests. */
    stop: async (): Promise<void> => {
      await last;
      for (let tries = 0; again && tries < LAST_TRIES; tries += 1) {
        await wait(AGAIN_MS);
        await last;
      }
      isStopped = true;
      clearTimeout(again);
      await last;
    },
  };
}
