import { ARRIVED_METERS, distanceMeters, type DriverRide, type ArriveInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { assertRole, type Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { LatestPositions } from '../../drivers/latest-positions.ts';
import type { ChangeRide } from '../changes/change-ride.ts';
import { hasHad, readKept } from '../changes/kept-act.ts';
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
 * @throws AppError ACT_TOO_OLD; RIDE_NOT_FOUND, also when it is no longer theirs; FAR_FROM_PICKUP; ALREADY_DONE when they said so before; RIDE_GONE,
 *   ILLEGAL_STEP once the rider is on board
 */
export async function arrive(deps: Deps, actor: Actor, { rideId, kept }: ArriveInput): Promise<DriverRide> {
  assertRole(actor, 'driver');
  const { userId: driverId, ipAddress = null } = actor;
  const act = readKept(kept);
  // The rider wasn't told of an arrival that comes later, and where the driver was then isn't known.
  const position = kept ? null : deps.positions.getGood(driverId, Date.now());
  const ride = position && (await findRideImage(deps.db, rideId));
  const meters = position && ride ? distanceMeters(position, ride.pickup) : Infinity;
  const isOwn = ride?.driver?.id === driverId && ride.status === 'accepted';
  if (position && isOwn && meters - (position.accuracy ?? 0) > ARRIVED_METERS)
    throw new AppError('FAR_FROM_PICKUP');
  const isSeen = meters <= ARRIVED_METERS;
  const image = await deps.changeRide(ARRIVE, { rideId, driverId, ipAddress, isSeen, ...act });
  if (image) return viewForDriver(image);
  const refused = await findRefusedRide(deps.db.orm, rideId);
  const isLate = refused && hasHad(refused, { ...act, actorId: driverId, to: 'accepted' });
  throw new AppError(isLate ? 'ALREADY_DONE' : explainAssure(refused, driverId));
}
