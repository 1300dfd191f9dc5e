import {
  ARRIVED_METERS,
  distanceMeters,
  isAboard,
  type DriverRide,
  type ReachStopInput,
} from '@ridewire/contracts';
import { assertRole, type Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { LatestPositions } from '../../drivers/latest-positions.ts';
import type { RideImage } from '../../live/images.ts';
import type { ChangeDeps } from '../changes/change-ride.ts';
import { readKept } from '../changes/kept-act.ts';
import { findRideImage } from '../reads/ride-queries.ts';
import { viewForDriver } from '../reads/ride-view.ts';
import { REACH_STOP } from './route-changes.ts';

interface Deps extends ChangeDeps {
  positions: LatestPositions;
}

/**
 * A driver says that they are at the next stop, and is refused if their position is elsewhere. Without a good position
 * they are believed. Said again, it changes nothing.
 * @throws AppError ACT_TOO_OLD, FAR_FROM_STOP, RIDE_GONE; RIDE_NOT_FOUND, also when it is no longer theirs;
 * ILLEGAL_STEP before the rider is aboard; RIDE_CHANGED where the stop is no longer the next one
 */
export async function reachStop(deps: Deps, actor: Actor, input: ReachStopInput): Promise<DriverRide> {
  assertRole(actor, 'driver');
  const { rideId, stop, kept } = input;
  const { userId: actorId, ipAddress } = actor;
  const act = readKept(kept);
  const ride = await getDriven(deps, actor, rideId);
  if (isReached(ride, input)) return viewForDriver(ride);
  const next = isAboard(ride.status) && stop === ride.stopTimes.length + 1 ? ride.stops[stop - 1] : undefined;
  // Where they pressed without a connection isn't known.
  const position = kept ? undefined : deps.positions.getGood(actorId, Date.now());
  if (position && next && isFar(distanceMeters(position, next), position))
    throw new AppError('FAR_FROM_STOP');
  const place = input.place ?? (next ? { lat: next.lat, lng: next.lng } : null);
  const image = await deps.changeRide(REACH_STOP, { rideId, actorId, ipAddress, stop, place, ...act });
  if (image) return viewForDriver(image);
  const now = await getDriven(deps, actor, rideId);
  if (isReached(now, input)) return viewForDriver(now);
  if (now.status === 'completed' || now.status === 'canceled') throw new AppError('RIDE_GONE');
  throw new AppError(isAboard(now.status) ? 'RIDE_CHANGED' : 'ILLEGAL_STEP');
}

const isFar = (meters: number, { accuracy = 0 }: { accuracy?: number | undefined }): boolean =>
  meters - accuracy > ARRIVED_METERS;

/** @throws AppError RIDE_NOT_FOUND */
async function getDriven(deps: Deps, { userId }: Actor, rideId: string): Promise<RideImage> {
  const ride = await findRideImage(deps.db, rideId);
  if (ride?.driver?.id !== userId) throw new AppError('RIDE_NOT_FOUND');
  return ride;
}

const isReached = ({ stops, stopTimes }: RideImage, { stop, place }: ReachStopInput): boolean => {
  const reached = stop <= stopTimes.length ? stops[stop - 1] : undefined;
  return reached !== undefined && (!place || (place.lat === reached.lat && place.lng === reached.lng));
};
