import { isAboard, isDriving, type ErrorCode, type RideStatus, type WaitingRules } from '@ridewire/contracts';
import { mayMove, type Mover } from './ride-state.ts';

/** The ride as it was when the change was refused. */
export interface RefusedRide {
  status: RideStatus;
  version: number;
  /** Of its last change that did more than ask drivers. */
  changedVersion: number;
  riderId: string;
  driverId: string | null;
  /** Takes it after their present ride. */
  nextDriverId: string | null;
  fareCents: number;
  /** Null for the usual ones. */
  waiting: WaitingRules | null;
  isRefunded: boolean;
  hasPin: boolean;
  /** Its driver's vehicle, if any, serves its type. */
  isServed: boolean;
  /** Acts without a connection that have reached the ride, by id. */
  keptActs: string[];
}

export interface RefusedDriver {
  approved: boolean;
  suspended: boolean;
  available: boolean;
  /** Has a ride under way, or another next one. */
  busy: boolean;
  declined: boolean;
  /** Kept apart from the rider, which neither is told. */
  avoided: boolean;
  serves: boolean;
  /** Wasn't asked, and a queue has the ride for now. */
  waitsForQueue: boolean;
}

export function explainAccept(
  ride: RefusedRide | undefined,
  driver: RefusedDriver | null,
  driverId: string,
  quotedFareCents?: number,
): ErrorCode {
  if (!driver?.approved) return 'DRIVER_NOT_APPROVED';
  if (driver.suspended) return 'DRIVER_SUSPENDED';
  if (!ride || (driver.avoided && ride.driverId !== driverId)) return 'RIDE_NOT_FOUND';
  if (ride.status === 'canceled') return 'RIDE_GONE';
  if (ride.status !== 'requested') return ride.driverId === driverId ? 'ALREADY_DONE' : 'RIDE_TAKEN';
  if (ride.nextDriverId !== null) return ride.nextDriverId === driverId ? 'ALREADY_DONE' : 'RIDE_TAKEN';
  if (driver.declined) return 'RIDE_DECLINED';
  if (!driver.serves) return 'VEHICLE_NOT_FIT';
  if (driver.busy) return 'DRIVER_BUSY';
  if (!driver.available) return 'DRIVER_OFFLINE';
  if (quotedFareCents !== undefined && quotedFareCents !== ride.fareCents) return 'PRICE_CHANGED';
  return driver.waitsForQueue ? 'RIDE_GONE' : 'RIDE_CHANGED';
}

/** Whether an admin must give a reason: the rider is in the car. */
export const needsReason = (from: RideStatus, to: RideStatus, mover: Mover): boolean =>
  mover === 'admin' && to === 'canceled' && isAboard(from);

/** Another person's ride reads as not found. */
export function explainTransition(
  ride: RefusedRide | undefined,
  to: RideStatus,
  mover: Mover,
  actorId: string | null,
): ErrorCode | 'DRIVER_NOT_FREE_YET' | 'DRIVER_NOT_FIT' {
  if (!ride) return 'RIDE_NOT_FOUND';
  if (mover === 'rider' && ride.riderId !== actorId) return 'RIDE_NOT_FOUND';
  if (mover === 'driver' && ride.driverId !== actorId) return 'RIDE_NOT_FOUND';
  if (ride.status === to) return 'ALREADY_DONE';
  if (mover === 'rider' && isAboard(ride.status)) return 'ALREADY_PICKED_UP';
  if (mover === 'admin' && to !== 'canceled' && ride.driverId === null)
    return ride.nextDriverId === null ? 'NO_DRIVER' : 'DRIVER_NOT_FREE_YET';
  if (!mayMove(ride.status, to, mover)) return ride.status === 'canceled' ? 'RIDE_GONE' : 'ILLEGAL_STEP';
  if (ride.status === 'completed' && ride.isRefunded) return 'RIDE_REFUNDED';
  if (mover === 'driver' && to === 'picked_up' && ride.hasPin) return 'PIN_NEEDED';
  if (mover !== 'admin' || !isDriving(to) || isDriving(ride.status)) return 'RIDE_CHANGED';
  return ride.isServed ? 'OTHER_RIDE_ACTIVE' : 'DRIVER_NOT_FIT';
}

/** Why saying that they are on the way, or at the pickup, changed nothing. */
export function explainAssure(ride: RefusedRide | undefined, driverId: string): ErrorCode {
  if (!ride || ride.driverId !== driverId) return 'RIDE_NOT_FOUND';
  if (ride.status === 'canceled') return 'RIDE_GONE';
  return ride.status === 'accepted' ? 'ALREADY_DONE' : 'ILLEGAL_STEP';
}

/** Whether a ride differs from the version that was seen, if one is named, by more than quiet events. */
export const isOther = ({ version, changedVersion }: RefusedRide, seenVersion: number | undefined): boolean =>
  seenVersion !== undefined && (seenVersion < changedVersion || seenVersion > version);
