import type { Db } from '@ridewire/db';
import type { RideMover } from '../moves/move-ride.ts';
import type { Log } from '../../core/log.ts';
import type { ClearRidesJob } from '../../users/clear-rides-job.ts';
import { giveBackRide } from '../give-back-ride.ts';
import { findBarredRides } from '../reads/ride-queries.ts';

interface Deps {
  db: Db;
  log: Log;
  moveRide: RideMover;
}

/**
 * Takes a barred person out of rides that have not begun: a blocked rider's is canceled, that of a blocked or suspended
 * driver goes back to the pool. One under way goes on. Any number of processes may do this at once, and again: who was let
 * in again meanwhile is left alone. New rides are none to come, for requesting and accepting look at the same rows under
 * lock.
 */
export async function clearRides(
  deps: Pick<Deps, 'db' | 'moveRide'>,
  { userId, actorId, ipAddress }: ClearRidesJob,
): Promise<void> {
  for (const { rideId, isDriver } of await findBarredRides(deps.db, userId)) {
    if (isDriver) await giveBackRide(deps, { rideId, driverId: userId, mover: 'admin', actorId, ipAddress });
    else
      await deps.moveRide({
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
export async function clearRidesNow(deps: Deps, job: ClearRidesJob): Promise<void> {
  try {
    await clearRides(deps, job);
  } catch (error) {
    deps.log.error(
      { error, userId: job.userId },
      'could not clear the rides of who was barred, trying again',
    );
  }
}
