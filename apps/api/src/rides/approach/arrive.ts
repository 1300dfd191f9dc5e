import { ARRIVED_METERS, distanceMeters, type DriverRide, type RideInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { assertRole, type Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { LatestPositions } from '../../drivers/latest-positions.ts';
import type { ChangeRide } from '../changes/change-ride.ts';
import { findRefusedRide, findRideImage } from '../reads/ride-queries.ts';
import { viewForDriver } from '../reads/ride-view.ts';
import { explainAssure } from '../rules/ride-policy.ts';
import { ARRIVE } from './approach-changes.ts';

interface Deps {
  db: Db;
  positions: LatestPositions;
  changeRide: ChangeRide;
}

/**
 * A driver says that they are at the pickup. A driver whose position is known to be elsewhere is refused; one whose position is not known,
 * or too coarse to tell, is believed, but their wait costs nothing.
 * @throws AppError RIDE_NOT_FOUND, also when it is no longer theirs; FAR_FROM_PICKUP; ALREADY_DONE when they said so before; RIDE_GONE,
 *   ILLEGAL_STEP once the rider is on board
 */
export async function arrive(deps: Deps, actor: Actor, { rideId }: RideInput): Promise<DriverRide> {
  assertRole(actor, 'driver');
  const { userId: driverId, ipAddress = null } = actor;
  const position = deps.positions.getGood(driverId, Date.now());
  const ride = position && (await findRideImage(deps.db, rideId));
  const meters = position && ride ? distanceMeters(position, ride.pickup) : Infinity;
  const isOwn = ride?.driver?.id === driverId && ride.status === 'accepted';
  if (position && isOwn && meters - (position.accuracy ?? 0) > ARRIVED_METERS)
    throw new AppError('FAR_FROM_PICKUP');
  const isSeen = meters <= ARRIVED_METERS;
  const image = await deps.changeRide(ARRIVE, { rideId, driverId, ipAddress, isSeen });
  if (image) return viewForDriver(image);
  throw new AppError(explainAssure(await findRefusedRide(deps.db.orm, rideId), driverId));
}
