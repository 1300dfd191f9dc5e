import type { ChangeDeps } from '../changes/change-ride.ts';
import { CANCEL_OF_BARRED } from '../changes/cancel.ts';
import type { Log } from '../../core/log.ts';
import type { ClearRidesJob } from '../../users/clear-rides-job.ts';
import { RELEASE } from '../changes/give-back.ts';
import { findBarredRides } from '../reads/ride-queries.ts';

interface Deps extends ChangeDeps {
  log: Log;
}

/**
 * Takes a barred person out of rides that have not begun: a blocked rider's is canceled, a barred driver's goes back to
 * the pool. Any number of processes may do this, and again; a person who was let in again is left alone. No new rides
 * come, because requesting and accepting look at the same rows under lock.
 */
export async function clearRides(
  deps: Pick<Deps, 'db' | 'changeRide'>,
  { userId, actorId, ipAddress }: ClearRidesJob,
): Promise<void> {
  for (const { rideId, isDriver } of await findBarredRides(deps.db, userId)) {
    const change = { rideId, actorId, ipAddress };
    if (isDriver) await deps.changeRide(RELEASE.admin, { ...change, heldBy: userId });
    else await deps.changeRide(CANCEL_OF_BARRED, change);
  }
}

/** A failure is left to the queued task: the bar has already committed. */
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
