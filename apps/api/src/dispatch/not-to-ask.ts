import type { DriverIndex } from '../drivers/driver-index.ts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import type { AskedTrip } from '../rides/changes/request.ts';
import type { PairWishes } from '../wishes/pair-wishes.ts';

interface Deps {
  drivers: Pick<DriverIndex, 'wants' | 'takes'>;
  rideTypes: Pick<RideTypes, 'find'>;
  wishes: Pick<PairWishes, 'isAvoided'>;
}

/**
 * The drivers not to ask for a trip: those in `notNow`, kept apart from the rider, or unwilling or unable to serve it.
 * The statement that writes the offers checks vehicle and wishes again.
 */
export function notToAsk(
  { drivers, rideTypes, wishes }: Deps,
  trip: AskedTrip,
  notNow: Iterable<string> = [],
): Pick<ReadonlySet<string>, 'has'> {
  const leftOut = new Set(notNow);
  const type = rideTypes.find(trip.type);
  return {
    has: (driverId) =>
      leftOut.has(driverId) ||
      wishes.isAvoided(trip.riderId, driverId) ||
      !drivers.wants(driverId, trip) ||
      (type !== undefined && !drivers.takes(driverId, type)),
  };
}
