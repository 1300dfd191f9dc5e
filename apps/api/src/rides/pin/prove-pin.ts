import type { AdvanceRideInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { AppError } from '../../core/app-error.ts';
import type { Limits } from '../../core/limits.ts';
import { findRefusedRide } from '../reads/ride-queries.ts';
import { pinOf } from './pin-of.ts';

export interface PinDeps {
  db: Db;
  limits: Limits;
  serverKey: Buffer;
}

export interface PinProof {
  isPinProven: boolean;
  /** Why there is no PIN. */
  withoutPin: string | null;
}

/**
 * What a driver has to show at the pickup of a ride with a PIN. A call without either costs nothing: the ride itself
 * refuses it. A try is counted before it is checked, and given back when it was right, or when the same wrong PIN was counted
 * before: a phone sends it again when the answer was lost.
 * @throws AppError PIN_WRONG, PIN_LOCKED after three wrong ones, RIDE_NOT_FOUND when the ride is not this driver's
 */
export async function provePin(
  { db, limits, serverKey }: PinDeps,
  driverId: string,
  { rideId, pin, withoutPin }: Pick<AdvanceRideInput, 'rideId' | 'pin' | 'withoutPin'>,
): Promise<PinProof> {
  if (withoutPin !== undefined) return { isPinProven: true, withoutPin };
  if (pin === undefined) return { isPinProven: false, withoutPin: null };
  const ride = await findRefusedRide(db.orm, rideId);
  if (ride?.driverId !== driverId) throw new AppError('RIDE_NOT_FOUND');
  // The change itself refuses the step. Should the ride be set back meanwhile, a PIN that wasn't checked must not count
  // as proof.
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
