import type { DriverIndex } from '../drivers/driver-index.ts';
import type { AskedTrip } from '../rides/moves/insert-ride.ts';
import type { PairWishes } from '../wishes/pair-wishes.ts';

interface Deps {
  drivers: Pick<DriverIndex, 'wants'>;
  wishes: Pick<PairWishes, 'isAvoided'>;
}

/**
 * Whom not to ask for a trip: those who are `settled`, those who don't want rides that lead there, and those who don't want to
 * be matched with its rider, or its rider with them. Who writes the offers holds to the last once more.
 */
export function notToAsk(
  { drivers, wishes }: Deps,
  trip: AskedTrip,
  settled: Iterable<string> = [],
): Pick<ReadonlySet<string>, 'has'> {
  const isSettled = new Set(settled);
  return {
    has: (driverId) =>
      isSettled.has(driverId) || wishes.isAvoided(trip.riderId, driverId) || !drivers.wants(driverId, trip),
  };
}
