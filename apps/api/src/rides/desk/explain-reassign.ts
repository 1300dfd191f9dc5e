import type { PlainRefusal } from '../../core/app-error.ts';
import { isOther, type RefusedDriver, type RefusedRide } from '../rules/ride-policy.ts';

/**
 * Why a ride was not taken from its driver, and its present state.
 * @param seen the driver and version the admin knew
 * @param chosen the driver it was to be offered to, if one was named
 */
export function explainReassign(
  ride: RefusedRide | undefined,
  seen: { fromDriverId: string; seenVersion?: number | undefined },
  chosen: RefusedDriver | undefined,
): PlainRefusal {
  switch (ride?.status) {
    case undefined:
      return 'RIDE_NOT_FOUND';
    case 'requested':
      return 'DRIVER_SOUGHT';
    case 'picked_up':
    case 'in_transit':
      return 'RIDER_ON_BOARD';
    case 'completed':
      return 'COMPLETED_NOW';
    case 'canceled':
      return 'CANCELED_NOW';
    case 'accepted':
      if (ride.driverId !== seen.fromDriverId) return 'OTHER_DRIVER_NOW';
      if (!chosen || isOther(ride, seen.seenVersion)) return 'RIDE_CHANGED';
      return whyNotFree(chosen);
  }
}

/**
 * Why a request was not given to a driver, and its present state.
 * @param seenVersion the version the admin knew
 */
export function explainAssign(
  ride: RefusedRide | undefined,
  driverId: string,
  seenVersion: number | undefined,
  chosen: RefusedDriver,
): PlainRefusal {
  switch (ride?.status) {
    case undefined:
      return 'RIDE_NOT_FOUND';
    case 'picked_up':
    case 'in_transit':
      return 'RIDER_ON_BOARD';
    case 'completed':
      return 'COMPLETED_NOW';
    case 'canceled':
      return 'CANCELED_NOW';
    case 'accepted':
      return ride.driverId === driverId ? 'ALREADY_DONE' : 'OTHER_DRIVER_NOW';
    case 'requested':
      if (ride.nextDriverId !== null && ride.nextDriverId !== driverId) return 'OFFERED_ELSEWHERE';
      return isOther(ride, seenVersion) ? 'RIDE_CHANGED' : whyNotFree(chosen);
  }
}

function whyNotFree({
  approved,
  suspended,
  available,
  busy,
  declined,
  avoided,
  serves,
}: RefusedDriver): PlainRefusal {
  if (avoided) return 'DRIVER_AVOIDED';
  if (declined) return 'DRIVER_HAD_RIDE';
  if (!serves) return 'DRIVER_NOT_FIT';
  if (busy) return 'DRIVER_HAS_RIDE';
  if (!approved || suspended) return 'DRIVER_MAY_NOT_DRIVE';
  if (!available) return 'DRIVER_WENT_OFFLINE';
  return 'DRIVER_NOT_FREE';
}
