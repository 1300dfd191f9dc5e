import { drivingSeconds, type LatLng, type RideType } from '@ridewire/contracts';
import type { DriverIndex } from '../../drivers/driver-index.ts';
import type { RideTypes } from '../../ride-types/follow-ride-types.ts';

interface Deps {
  drivers: Pick<DriverIndex, 'nearest' | 'takes'>;
  rideTypes: Pick<RideTypes, 'find'>;
}

/** As far as the widest wave asks, in meters by straight line. */
const NEAREST = { limit: 1, radiusMeters: 12_000, includesUnplaced: false };

/** How far the nearest idle vehicle of a type is, by straight line; null where none is near. Reads only memory. */
export function pickupSecondsOf({ drivers, rideTypes }: Deps, pickup: LatLng, type: RideType): number | null {
  const terms = rideTypes.find(type);
  if (!terms) return null;
  const others = { has: (driverId: string) => !drivers.takes(driverId, terms) };
  const meters = drivers.nearest(pickup, NEAREST, others)[0]?.meters ?? null;
  return meters === null ? null : drivingSeconds(meters);
}
