import type { Db } from '@ridewire/db';
import { settleAll } from '../core/settle-all.ts';
import type { Log } from '../core/log.ts';
import type { RideMover } from '../rides/moves/move-ride.ts';
import { judgeReservation } from '../rides/rules/reservation-policy.ts';
import { listReservations, type ReservedRide } from '../rides/reads/reservation-queries.ts';
import type { RideUnreserver } from '../rides/moves/unreserve-ride.ts';

export interface TendDeps {
  db: Db;
  log: Log;
  moveRide: RideMover;
  unreserveRide: RideUnreserver;
}

/**
 * Begins reserved rides whose driver is free, and ends those that come to nothing. Any number of processes may do so at once, as
 * soon as they hear of it and again and again: each step happens once, in the database, and none is lost with a process.
 * @param driverId only theirs
 */
export async function tendReservations(deps: TendDeps, driverId?: string): Promise<void> {
  const work = (await listReservations(deps.db, driverId)).map((reserved) => tend(deps, reserved));
  await settleAll(deps.log, 'could not tend all reserved rides', work);
}

async function tend(deps: TendDeps, reserved: ReservedRide): Promise<void> {
  const { rideId, driverId } = reserved;
  const verdict = judgeReservation(reserved);
  if (verdict === 'end') await deps.unreserveRide({ rideId, driverId, by: null, lost: 'held_up' });
  if (verdict === 'begin')
    await deps.moveRide({
      rideId,
      event: 'ride.accepted',
      from: ['requested'],
      to: 'accepted',
      mover: 'driver',
      actorId: driverId,
      canceledBy: null,
      reason: null,
    });
}
