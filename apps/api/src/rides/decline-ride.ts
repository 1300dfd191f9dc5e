import type { OwnedRide, RideInput } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { ChangeDeps } from './changes/change-ride.ts';
import { RELEASE } from './changes/give-back.ts';
import { UNRESERVE } from './reservation/reservation-changes.ts';
import type { DriverIndex } from '../drivers/driver-index.ts';
import type { Log } from '../core/log.ts';
import { noteLeftRide } from '../drivers/note-decline.ts';
import { stayOnline } from '../drivers/stay-online.ts';
import { declineOffer } from './decline-offer.ts';

import { findRefusedRide, findRideImage, findRefusedDriver } from './reads/ride-queries.ts';
import { viewOwned } from './reads/ride-view.ts';

interface Deps extends ChangeDeps {
  log: Log;
  drivers: DriverIndex;
}

/**
 * A driver declines a request for good, or gives back one they accepted or would take next.
 * @throws AppError RIDE_NOT_FOUND, RIDE_TAKEN, RIDE_GONE, DRIVER_NOT_APPROVED, DRIVER_SUSPENDED; ILLEGAL_STEP once the
 * rider is on board
 */
export async function declineRide(deps: Deps, actor: Actor, input: RideInput): Promise<OwnedRide> {
  assertRole(actor, 'driver');
  const { rideId } = input;
  const { userId: driverId, ipAddress } = actor;
  const [ride, driver] = await Promise.all([
    findRefusedRide(deps.db.orm, rideId),
    findRefusedDriver(deps.db, driverId, rideId),
  ]);
  if (!ride) throw new AppError('RIDE_NOT_FOUND');
  const isNext = ride.nextDriverId === driverId;
  if (isNext || (ride.driverId === driverId && ride.status === 'accepted')) {
    const image = isNext
      ? await deps.changeRide(UNRESERVE.driver, { rideId, driverId, ipAddress, lost: 'given_back' })
      : await deps.changeRide(RELEASE.driver, { rideId, actorId: driverId, ipAddress, heldBy: driverId });
    if (!image) throw new AppError('RIDE_CHANGED');
    await noteLeftRide(deps, driverId);
    return viewOwned(image);
  }
  if (ride.driverId === driverId) throw new AppError('ILLEGAL_STEP');
  if (!driver?.approved) throw new AppError('DRIVER_NOT_APPROVED');
  if (driver.suspended) throw new AppError('DRIVER_SUSPENDED');
  if (ride.status === 'canceled') throw new AppError('RIDE_GONE');
  if (ride.status !== 'requested') throw new AppError('RIDE_TAKEN');
  if (!(await declineOffer(deps.db, rideId, driverId))) throw new AppError('RIDE_TAKEN');
  stayOnline(deps, driverId);
  const image = await findRideImage(deps.db, rideId);
  if (!image) throw new AppError('RIDE_NOT_FOUND');
  return viewOwned(image);
}
