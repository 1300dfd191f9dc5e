import type { PlainRefusal } from '../../core/app-error.ts';
import { isOther, type RefusedDriver, type RefusedRide } from '../rules/ride-policy.ts';

/** Why a ride can no longer get another driver, by its status. */
const PAST_CHOICE = {
  picked_up: 'RIDER_ON_BOARD',
  in_transit: 'RIDER_ON_BOARD',
  completed: 'COMPLETED_NOW',
  canceled: 'CANCELED_NOW',
} as const;

/**
 * Why a ride was not taken from its driver.
 * @param seen what the admin knew
 * @param chosen the driver it was to be offered to, if any; null for someone who is no driver
 */
export function explainReassign(
  ride: RefusedRide | undefined,
  seen: { fromDriverId: string; seenVersion?: number | undefined },
  chosen: RefusedDriver | null | undefined,
): PlainRefusal {
  if (!ride) return 'RIDE_NOT_FOUND';
  if (ride.status === 'requested') return 'DRIVER_SOUGHT';
  if (ride.status !== 'accepted') return PAST_CHOICE[ride.status];
  if (ride.driverId !== seen.fromDriverId) return 'OTHER_DRIVER_NOW';
  if (chosen === undefined || isOther(ride, seen.seenVersion)) return 'RIDE_CHANGED';
  return whyNotFree(chosen);
}

/**
 * Why a request was not given to a driver.
 * @param seenVersion what the admin knew
 * @param chosen null for someone who is no driver
 */
export function explainAssign(
  ride: RefusedRide | undefined,
  driverId: string,
  seenVersion: number | undefined,
  chosen: RefusedDriver | null,
): PlainRefusal {
  if (!ride) return 'RIDE_NOT_FOUND';
  if (ride.status === 'accepted') return ride.driverId === driverId ? 'ALREADY_DONE' : 'OTHER_DRIVER_NOW';
  if (ride.status !== 'requested') return PAST_CHOICE[ride.status];
  if (ride.nextDriverId !== null && ride.nextDriverId !== driverId) return 'OFFERED_ELSEWHERE';
  return isOther(ride, seenVersion) ? 'RIDE_CHANGED' : whyNotFree(chosen);
}

function whyNotFree(chosen: RefusedDriver | null): PlainRefusal {
  if (!chosen) return 'DRIVER_NOT_FOUND';
  const { approved, suspended, available, busy, declined, avoided, serves } = chosen;
  if (avoided) return 'DRIVER_AVOIDED';
  if (declined) return 'DRIVER_HAD_RIDE';
  // A driver who waits for approval mostly has no confirmed vehicle yet.
  if (!approved || suspended) return 'DRIVER_MAY_NOT_DRIVE';
  if (!serves) return 'DRIVER_NOT_FIT';
  if (busy) return 'DRIVER_HAS_RIDE';
  if (!available) return 'DRIVER_WENT_OFFLINE';
  return 'DRIVER_NOT_FREE';
}
