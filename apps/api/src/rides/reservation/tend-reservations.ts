import { settleAll } from '../../core/settle-all.ts';
import type { Log } from '../../core/log.ts';
import type { ChangeDeps } from '../changes/change-ride.ts';
import { ACCEPT } from '../changes/accept.ts';
import { judgeReservation } from './reservation-policy.ts';
import { listReservations, type ReservedRide } from './reservation-queries.ts';
import { UNRESERVE } from './reservation-changes.ts';

export interface TendDeps extends ChangeDeps {
  log: Log;
}

/**
 * Begins reserved rides whose driver is free, and ends those that fail. Any number of processes may do so: each step
 * happens once, in the database, and none is lost with a process.
 * @param driverId only theirs
 */
export async function tendReservations(deps: TendDeps, driverId?: string): Promise<void> {
  const work = (await listReservations(deps.db, driverId)).map((reserved) => tend(deps, reserved));
  await settleAll(deps.log, 'could not tend all reserved rides', work);
}

async function tend(deps: TendDeps, reserved: ReservedRide): Promise<void> {
  const { rideId, driverId } = reserved;
  const verdict = judgeReservation(reserved);
  if (verdict === 'end') await deps.changeRide(UNRESERVE.system, { rideId, driverId, lost: 'held_up' });
  if (verdict === 'begin') await deps.changeRide(ACCEPT, { rideId, actorId: driverId });
}
