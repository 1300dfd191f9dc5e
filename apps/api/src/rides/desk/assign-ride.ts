import type { AssignRideInput } from '@ridewire/contracts';
import { assertRole, type Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { ASSIGN } from '../changes/accept.ts';
import type { ChangeDeps } from '../changes/change-ride.ts';
import { findRefusedDriver, findRefusedRide } from '../reads/ride-queries.ts';
import { viewForDesk, type DeskRide } from '../reads/ride-view.ts';
import { explainAssign } from './explain-reassign.ts';

/**
 * An admin gives a request to a free driver, for example after a phone call. The others who were asked hear that it is
 * gone; the driver can give it back.
 * @throws AppError RIDE_NOT_FOUND, RIDE_CHANGED, ALREADY_DONE, ILLEGAL_STEP, RIDE_GONE, DRIVER_NOT_FOUND,
 * VEHICLE_NOT_FIT, DRIVER_NOT_FREE
 */
export async function assignRide(
  { db, changeRide }: ChangeDeps,
  actor: Actor,
  { rideId, driverId, seenVersion, reason }: AssignRideInput,
): Promise<DeskRide> {
  assertRole(actor, 'admin');
  const { userId: actorId, ipAddress } = actor;
  const image = await changeRide(ASSIGN, {
    rideId,
    actorId,
    ipAddress,
    driverId,
    seenVersion,
    reason: reason ?? null,
  });
  if (image) return viewForDesk(image);
  const [ride, chosen] = await Promise.all([
    findRefusedRide(db.orm, rideId),
    findRefusedDriver(db, driverId, rideId),
  ]);
  throw new AppError(explainAssign(ride, driverId, seenVersion, chosen));
}
