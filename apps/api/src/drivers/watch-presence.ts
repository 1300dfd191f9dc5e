import type { Db } from '@ridewire/db';
import { markSilent, putOffline } from './find-silent.ts';
import { RETURN_MS } from './presence-limits.ts';
import { listeningLook } from './resting-look.ts';

/** Longer than it takes to save who was heard from: without the database, no signs of life were saved. In ms. */
const SAVED_AGAIN_MS = 45_000;

/**
 * Finds drivers who can't be reached. Any number of processes may look at once. Drivers not heard from in a gap have
 * time to come back before they are put offline; they stay silent until then and get no requests.
 */
export const watchPresence = (deps: { db: Db }, readNowMs?: () => number) =>
  listeningLook(async ({ calmMs, hadGap }) => {
    if (hadGap && calmMs < SAVED_AGAIN_MS) return;
    await markSilent(deps.db);
    if (calmMs >= RETURN_MS) await putOffline(deps.db);
  }, readNowMs);
