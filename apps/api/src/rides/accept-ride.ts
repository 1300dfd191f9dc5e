import type { AcceptRideInput, DriverRide } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { stayOnline } from '../drivers/stay-online.ts';
import { explainAccept } from './ride-policy.ts';
import { findRefusedRide, getRefusedDriver } from './ride-queries.ts';
import { viewForDriver } from './ride-view.ts';

const REPRICED = 'The rider changed the type of car, and with it the price. Look again.';

/**
 * A driver takes a requested ride, at the price they saw where they say which. The first one wins, in the database.
 * @throws AppError RIDE_TAKEN, RIDE_GONE, RIDE_DECLINED, RIDE_NOT_FOUND, ALREADY_DONE, DRIVER_BUSY, DRIVER_OFFLINE,
 *   DRIVER_NOT_APPROVED, DRIVER_SUSPENDED, PRICE_CHANGED
 */
export async function acceptRide(core: Core, actor: Actor, input: AcceptRideInput): Promise<DriverRide> {
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
    quotedFareCents: input.quotedFareCents,
  });
  if (image) {
    stayOnline(core, actor.userId);
    return viewForDriver(image);
  }
  const [ride, driver] = await Promise.all([
    findRefusedRide(core.db, input.rideId),
    getRefusedDriver(core.db, actor.userId, input.rideId),
  ]);
  const code = explainAccept(ride, driver, actor.userId, input.quotedFareCents);
  throw new AppError(code, code === 'PRICE_CHANGED' ? REPRICED : undefined);
}
