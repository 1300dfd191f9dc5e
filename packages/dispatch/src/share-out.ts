import type { BatchToMatch } from './lay-pairs.ts';
import type { Wave } from './plan-wave.ts';
import { takeFor, type RankedDriver } from './ranked-driver.ts';

/** The drivers whom a batch asks. */
export interface Shares<Driver> {
  /** By request, best first; null if no driver is left for it. */
  offers: (Driver[] | null)[];
  /** Drivers matched to a request, whom no other may ask until they answer. */
  sent: Set<string>;
}

/**
 * The drivers each request of a batch asks: its match first, and if the round asks more, the next best who are matched
 * to none.
 * @param ranked by request, best first
 * @param asking the round, and the time left, by request
 * @param driverOf the result of `matchBatch`
 */
export function shareOut<Driver extends RankedDriver>(
  ranked: readonly (readonly Driver[])[],
  { waves, lefts }: { waves: readonly Wave[]; lefts: readonly (number | undefined)[] },
  { driverIds }: Pick<BatchToMatch, 'driverIds'>,
  driverOf: Int32Array,
): Shares<Driver> {
  const sent = new Set([...driverOf].flatMap((number) => driverIds[number] ?? []));
  const offers = ranked.map((drivers, request) => {
    const driverId = driverIds[driverOf[request]!];
    if (driverId === undefined) return null;
    const own = drivers.filter((each) => each.driverId === driverId);
    const others = drivers.filter((each) => !sent.has(each.driverId));
    return takeFor(waves[request]!, [...own, ...others], lefts[request]);
  });
  return { offers, sent };
}
