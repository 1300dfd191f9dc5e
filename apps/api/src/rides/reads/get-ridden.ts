import type { Db } from '@ridewire/db';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { RideImage } from '../../live/images.ts';
import { findRideImage } from './ride-queries.ts';

/** A rider's own ride; for admins, any. @throws AppError RIDE_NOT_FOUND */
export async function getRidden({ db }: { db: Db }, actor: Actor, rideId: string): Promise<RideImage> {
  const ride = await findRideImage(db, rideId);
  if (!ride || (actor.role !== 'admin' && ride.rider.id !== actor.userId))
    throw new AppError('RIDE_NOT_FOUND');
  return ride;
}
