import type { AskedTrip } from '../rides/insert-ride.ts';
import type { PairWishes } from '../wishes/pair-wishes.ts';

interface Deps {
  wishes: Pick<PairWishes, 'isAvoided'>;
}

/**
 * Whom not to ask for a trip: those who are `settled`, and those who don't want to be matched with its rider, or its rider with
 * them. Who writes the offers holds to the latter once more.
 */
export function notToAsk(
  { wishes }: Deps,
  { riderId }: AskedTrip,
  settled: Iterable<string> = [],
): Pick<ReadonlySet<string>, 'has'> {
  const isSettled = new Set(settled);
  return { has: (driverId) => isSettled.has(driverId) || wishes.isAvoided(riderId, driverId) };
}
