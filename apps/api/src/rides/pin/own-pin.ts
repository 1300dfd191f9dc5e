import type { OwnPinInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { assertRole, type Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { findRefusedRide } from '../reads/ride-queries.ts';
import { pinOf } from './pin-of.ts';

/**
 * The PIN that a rider tells their driver.
 * @returns null where there is none, or this driver isn't coming
 * @throws AppError RIDE_NOT_FOUND
 */
export async function getOwnPin(
  { db, serverKey }: { db: Db; serverKey: Buffer },
  actor: Actor,
  { rideId, driverId }: OwnPinInput,
): Promise<{ pin: string | null }> {
  assertRole(actor, 'rider');
  const ride = await findRefusedRide(db.orm, rideId);
  if (ride?.riderId !== actor.userId) throw new AppError('RIDE_NOT_FOUND');
  const isComing = ride.status === 'accepted' && ride.driverId === driverId;
  return { pin: ride.hasPin && isComing ? pinOf(serverKey, rideId, driverId) : null };
}
