import type { BatchToMatch } from './lay-pairs.ts';
import type { Wave } from './plan-wave.ts';
import { takeFor, type RankedDriver } from './ranked-driver.ts';

/** Whom a batch asks. */
export interface Shares<Driver> {
  /** By request, best first; null for one that no driver is left for. */
  offers: (Driver[] | null)[];
  /** The drivers that requests were matched to: nobody else's until they have answered. */
  sent: Set<string>;
}

/**
 * Whom to ask for each request of a batch: its own driver first, and where the wave asks more, the next best whom no request of the
 * batch is matched to.
 * @param ranked by request, best first
 * @param waves by request
 * @param driverOf what `matchBatch` made of the batch
 */
export function shareOut<Driver extends RankedDriver>(
  ranked: readonly (readonly Driver[])[],
  waves: readonly Wave[],
  { driverIds }: Pick<BatchToMatch, 'driverIds'>,
  driverOf: Int32Array,
): Shares<Driver> {
  const sent = new Set([...driverOf].flatMap((number) => driverIds[number] ?? []));
  const offers = ranked.map((drivers, request) => {
    const driverId = driverIds[driverOf[request]!];
    if (driverId === undefined) return null;
    const own = drivers.filter((each) => each.driverId === driverId);
    return takeFor(waves[request]!, [...own, ...drivers.filter((each) => !sent.has(each.driverId))]);
  });
  return { offers, sent };
}
