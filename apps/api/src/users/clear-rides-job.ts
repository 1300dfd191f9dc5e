import { z } from 'zod';
import { addJob } from '../core/add-job.ts';
import type { Tx } from '../core/in-transaction.ts';

/** The task that clears rides once more: a safety net for a process that died after barring a person. */
export const CLEAR_RIDES = 'clear_rides';
/** Long after the process that barred them has done it itself, if it is alive. */
const AGAIN_AFTER_SECONDS = 5;

/** The person who was blocked, or suspended from driving, and the admin who did it and from where. */
export const ClearRidesJob = z.object({
  userId: z.uuid(),
  actorId: z.uuid(),
  ipAddress: z.string().nullish(),
});
export type ClearRidesJob = z.infer<typeof ClearRidesJob>;

/** Queues the task in the transaction that bars a person. */
export const queueClearRides = (tx: Tx, job: ClearRidesJob): Promise<void> =>
  addJob(tx, CLEAR_RIDES, job, { afterSeconds: AGAIN_AFTER_SECONDS });

/**
 * Does it at once, because a barred person's rides are no matter of accounts. Never throws: the queued task comes after
 * it.
 */
export type RideClearer = (job: ClearRidesJob) => Promise<void>;
