import type { Db } from '@ridewire/db';
import { markSilent, putOffline } from './find-silent.ts';
import { RETURN_MS } from './presence-limits.ts';
import { listeningLook } from './resting-look.ts';

/** Longer than it takes to save who is heard of: without the database for a while nobody's signs of life were noted. In ms. */
const SAVED_AGAIN_MS = 45_000;

/**
 * Finds who can't be reached any more. Any number of processes may look at once. Drivers who were not heard of in a gap have
 * time to come back before they are put offline. That they were not heard of stays known meanwhile, and they are not asked.
 */
export const watchPresence = (deps: { db: Db }, readNowMs?: () => number) =>
  listeningLook(async ({ calmMs, hadGap }) => {
    if (hadGap && calmMs < SAVED_AGAIN_MS) return;
    await markSilent(deps.db);
    if (calmMs >= RETURN_MS) await putOffline(deps.db);
  }, readNowMs);
