import type { DriverRide, RideInput } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { stayOnline } from '../drivers/stay-online.ts';
import { explainAccept } from './ride-policy.ts';
import { findRefusedRide, getRefusedDriver } from './ride-queries.ts';
import { viewForDriver } from './ride-view.ts';

/**
 * A driver takes a requested ride. The first one wins, in the database.
 * @throws AppError RIDE_TAKEN, RIDE_GONE, RIDE_DECLINED, RIDE_NOT_FOUND, ALREADY_DONE, DRIVER_BUSY, DRIVER_OFFLINE,
 *   DRIVER_NOT_APPROVED, DRIVER_SUSPENDED
 */
export async function acceptRide(core: Core, actor: Actor, input: RideInput): Promise<DriverRide> {
  assertRole(actor, 'driver');
  const image = await core.moveRide({
    rideId: input.rideId,
    event: 'ride.accepted',
    from: ['requested'],
    to: 'accepted',
    mover: 'driver',
    actorId: actor.userId,
    ipAddress: actor.ipAddress,
    canceledBy: null,
    reason: null,
  });
  if (image) {
    stayOnline(core, actor.userId);
    return viewForDriver(image);
  }
  const [ride, driver] = await Promise.all([
    findRefusedRide(core.db, input.rideId),
    getRefusedDriver(core.db, actor.userId, input.rideId),
  ]);
  throw new AppError(explainAccept(ride, driver, actor.userId));
}
