import type { Db } from '@ridewire/db';
import { markSilent, putOffline } from './find-silent.ts';
import { RETURN_MS } from './presence-limits.ts';

/** Longer than it takes to save who is heard of: without the database for a while nobody's signs of life were noted. In ms. */
const SAVED_AGAIN_MS = 45_000;
/** So late, the machine slept or the process was stopped, and nobody could be heard of; in ms. */
const SLEPT_MS = 60_000;

/**
 * Finds who can't be reached any more. Any number of processes may look at once. What we didn't hear for reasons of our own is
 * nobody's silence: after a start, a sleeping machine or a lost database drivers have time to come back before they are put
 * offline. That they were not heard of stays known meanwhile, and they are not asked.
 */
export function watchPresence(deps: { db: Db }, readNowMs: () => number = Date.now) {
  let markFromMs = 0;
  let offlineFromMs = readNowMs() + RETURN_MS;
  let lookedMs = readNowMs();
  const restAfterGap = (): void => {
    markFromMs = readNowMs() + SAVED_AGAIN_MS;
    offlineFromMs = readNowMs() + RETURN_MS;
  };
  return {
    /** The database was away, or may have been. */
    restAfterGap,
    look: async (): Promise<void> => {
      const nowMs = readNowMs();
      // A clock that was set back would have its deadlines far ahead.
      if (nowMs - lookedMs > SLEPT_MS || nowMs < lookedMs) restAfterGap();
      lookedMs = nowMs;
      if (nowMs < markFromMs) return;
      await markSilent(deps.db);
      if (nowMs >= offlineFromMs) await putOffline(deps.db);
    },
  };
}
