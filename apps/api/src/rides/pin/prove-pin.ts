import type { AdvanceRideInput, OwnPinInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { assertRole, type Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Limits } from '../../core/limits.ts';
import { findRefusedRide } from '../reads/ride-queries.ts';
import { pinOf } from './pin-of.ts';

export interface PinDeps {
  db: Db;
  limits: Limits;
  serverKey: Buffer;
}

/**
 * What a driver shows at the pickup. Without PIN or reason nothing is counted: the ride itself refuses. A try is
 * counted before the check, and given back if it was right, or the same wrong PIN as before: a phone repeats a call
 * whose answer was lost.
 * @throws AppError PIN_WRONG, PIN_LOCKED after three wrong ones, RIDE_NOT_FOUND when the ride is not this driver's
 */
export async function provePin(
  { db, limits, serverKey }: PinDeps,
  driverId: string,
  { rideId, pin, withoutPin }: Pick<AdvanceRideInput, 'rideId' | 'pin' | 'withoutPin'>,
): Promise<{ isPinProven: boolean; withoutPin: string | null }> {
  if (withoutPin !== undefined) return { isPinProven: true, withoutPin };
  if (pin === undefined) return { isPinProven: false, withoutPin: null };
  const ride = await findRefusedRide(db.orm, rideId);
  if (ride?.driverId !== driverId) throw new AppError('RIDE_NOT_FOUND');
  // The change refuses the step. If the ride is set back in between, an unchecked PIN must not count as proof.
  if (!ride.hasPin || ride.status !== 'accepted') return { isPinProven: !ride.hasPin, withoutPin: null };
  const key = `${rideId} ${driverId}`;
  if (!(await limits.trySpend('pinByRide', key))) throw new AppError('PIN_LOCKED');
  const isRight = pin === pinOf(serverKey, rideId, driverId);
  // Only wrong PINs are noted; the right one is stored nowhere.
  const isNew = !isRight && (await limits.trySpend('pinByDigits', `${key} ${pin}`));
  if (!isNew) await limits.giveBack('pinByRide', key);
  if (!isRight) throw new AppError('PIN_WRONG');
  return { isPinProven: true, withoutPin: null };
}

/**
 * The PIN that a rider tells their driver.
 * @returns null where there is none, or this driver isn't coming
 * @throws AppError RIDE_NOT_FOUND
 */
export async function getOwnPin(
  { db, serverKey }: Pick<PinDeps, 'db' | 'serverKey'>,
  actor: Actor,
  { rideId, driverId }: OwnPinInput,
): Promise<{ pin: string | null }> {
  assertRole(actor, 'rider');
  const ride = await findRefusedRide(db.orm, rideId);
  if (ride?.riderId !== actor.userId) throw new AppError('RIDE_NOT_FOUND');
  const isComing = ride.status === 'accepted' && ride.driverId === driverId;
  return { pin: ride.hasPin && isComing ? pinOf(serverKey, rideId, driverId) : null };
}
