import { distanceMeters, type DriverRide, type RideInput } from '@ridewire/contracts';
import { assertRole, type Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { LatestPositions } from '../../drivers/latest-positions.ts';
import type { ChangeDeps } from '../changes/change-ride.ts';
import { ASSURE } from './approach-changes.ts';
import { explainAssure } from '../rules/ride-policy.ts';
import { findRefusedRide, findRideImage } from '../reads/ride-queries.ts';
import { viewForDriver } from '../reads/ride-view.ts';

/**
 * A driver who was asked says that they are on the way, and keeps the ride for now.
 * @throws AppError RIDE_GONE; RIDE_NOT_FOUND, also when it is no longer theirs; ALREADY_DONE when no question is open;
 * ILLEGAL_STEP once the rider is on board
 */
export async function assureRide(
  deps: ChangeDeps & { positions: LatestPositions },
  actor: Actor,
  { rideId }: RideInput,
): Promise<DriverRide> {
  assertRole(actor, 'driver');
  const { userId: actorId, ipAddress } = actor;
  const position = deps.positions.getGood(actorId, Date.now());
  const ride = position && (await findRideImage(deps.db, rideId));
  const meters = position && ride && Math.round(distanceMeters(position, ride.pickup));
  const image = await deps.changeRide(ASSURE, {
    rideId,
    actorId,
    ipAddress,
    place: meters === undefined ? null : { meters, seconds: null },
  });
  if (image) return viewForDriver(image);
  throw new AppError(explainAssure(await findRefusedRide(deps.db.orm, rideId), actorId));
}
