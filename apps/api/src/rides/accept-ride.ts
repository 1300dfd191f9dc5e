import type { AcceptRideInput, DriverRide } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { RideMover } from './move-ride.ts';
import type { Db } from '@ridewire/db';
import type { DriverIndex } from '../drivers/driver-index.ts';
import type { Log } from '../core/log.ts';
import { endCooling } from '../drivers/end-cooling.ts';
import { stayOnline } from '../drivers/stay-online.ts';
import { explainAccept } from './ride-policy.ts';
import { findRefusedRide, getRefusedDriver } from './ride-queries.ts';
import { viewForDriver } from './ride-view.ts';

interface Deps {
  db: Db;
  log: Log;
  drivers: DriverIndex;
  moveRide: RideMover;
}

interface Accept extends AcceptRideInput {
  /** The system takes it for them, as they want. */
  isAuto?: boolean;
}

/**
 * A driver takes a requested ride, at the price they saw where they say which. The first one wins, in the database.
 * @throws AppError RIDE_TAKEN, RIDE_GONE, RIDE_DECLINED, RIDE_NOT_FOUND, ALREADY_DONE, DRIVER_BUSY, DRIVER_OFFLINE,
 *   DRIVER_NOT_APPROVED, DRIVER_SUSPENDED, PRICE_CHANGED
 */
export async function acceptRide(
  deps: Deps,
  actor: Pick<Actor, 'userId' | 'role' | 'ipAddress'>,
  input: Accept,
): Promise<DriverRide> {
  assertRole(actor, 'driver');
  const image = await deps.moveRide({
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
    isAuto: input.isAuto,
  });
  if (image) {
    stayOnline(deps, actor.userId);
    endCooling(deps, actor.userId);
    return viewForDriver(image);
  }
  const [ride, driver] = await Promise.all([
    findRefusedRide(deps.db.orm, input.rideId),
    getRefusedDriver(deps.db, actor.userId, input.rideId),
  ]);
  const code = explainAccept(ride, driver, actor.userId, input.quotedFareCents);
  throw new AppError(code === 'PRICE_CHANGED' ? 'RETYPED' : code);
}
