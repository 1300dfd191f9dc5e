import type { Pair } from './match-batch.ts';
import type { Wave } from './plan-wave.ts';
import { takeFor, type RankedDriver } from './ranked-driver.ts';

/** One tier later is as bad as this many seconds. */
const TIER_SECONDS = 100_000;

/** Requests and their drivers, in the form `matchBatch` takes. */
export interface BatchToMatch {
  requestCount: number;
  driverCount: number;
  pairs: Pair[];
  /** Indexed by the driver's number. */
  driverIds: string[];
}

/**
 * Numbers the drivers and lists every possible pair.
 * @param ranked the possible drivers, by request
 */
export function layPairs(ranked: readonly (readonly RankedDriver[])[]): BatchToMatch {
  const driverIds = [...new Set(ranked.flat().map(({ driverId }) => driverId))];
  const numberOf = new Map(driverIds.map((driverId, number) => [driverId, number]));
  const pairs = ranked.flatMap((drivers, request) =>
    drivers.map(({ driverId, cost, tier }): Pair => ({
      request,
      driver: numberOf.get(driverId)!,
      cost: cost + tier * TIER_SECONDS,
    })),
  );
  return { requestCount: ranked.length, driverCount: driverIds.length, pairs, driverIds };
}

/**
 * The drivers each request of a batch asks: its match first, and if the round asks more, the next best who are matched
 * to none.
 * @param ranked by request, best first
 * @param driverOf the result of `matchBatch`
 */
export function shareOut<Driver extends RankedDriver>(
  ranked: readonly (readonly Driver[])[],
  { waves, lefts }: { waves: readonly Wave[]; lefts: readonly (number | undefined)[] },
  { driverIds }: BatchToMatch,
  driverOf: Int32Array,
) {
  /** No other request may ask these until they answer. */
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
