import type { Pair } from './match-batch.ts';
import type { RankedDriver } from './ranked-driver.ts';

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
