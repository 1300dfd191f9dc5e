import { z } from 'zod';
import type { Core } from '../core/core.ts';
import { giveBackRide } from './give-back-ride.ts';
import { findBarredRides } from './ride-queries.ts';

/** The task that clears rides once more: a safety net for a process that died after barring somebody. */
export const CLEAR_RIDES = 'clear_rides';
/** Long after the process that barred them has done it itself, if it lives. */
const AGAIN_AFTER_SECONDS = 5;

/** Somebody who was blocked, or suspended from driving, and the admin who did it and from where. */
export const ClearRidesJob = z.object({
  userId: z.uuid(),
  actorId: z.uuid(),
  ipAddress: z.string().nullish(),
});
export type ClearRidesJob = z.infer<typeof ClearRidesJob>;

/**
 * SQL that queues the task, for the statement that bars somebody: both commit or none.
 * @param job an SQL expression of type json, a ClearRidesJob
 */
export const queueClearRides = (job: string): string =>
  `(graphile_worker.add_job('${CLEAR_RIDES}', ${job}, run_at := now() + interval '${AGAIN_AFTER_SECONDS} seconds')).id`;

/**
 * Takes a barred person out of rides that have not begun: a blocked rider's is canceled, that of a blocked or suspended
 * driver goes back to the pool. One under way goes on. Any number of processes may do this at once, and again: who was let
 * in again meanwhile is left alone. New rides are none to come, for requesting and accepting look at the same rows under
 * lock.
 */
export async function clearRides(core: Core, { userId, actorId, ipAddress }: ClearRidesJob): Promise<void> {
  for (const { rideId, isDriver } of await findBarredRides(core.db, userId)) {
    if (isDriver) await giveBackRide(core, { rideId, driverId: userId, mover: 'admin', actorId, ipAddress });
    else
      await core.moveRide({
        rideId,
        event: 'ride.canceled',
        from: ['requested', 'accepted'],
        to: 'canceled',
        mover: 'admin',
        actorId,
        ipAddress,
        canceledBy: 'admin',
        reason: null,
      });
  }
}

/** Does it at once. What fails is left to the queued task: that somebody is barred has committed all the same. */
export async function clearRidesNow(core: Core, job: ClearRidesJob): Promise<void> {
  try {
    await clearRides(core, job);
  } catch (error) {
    core.log.error(
      { error, userId: job.userId },
      'could not clear the rides of who was barred, trying again',
    );
  }
}
