import type { Pair } from './match-batch.ts';
import type { RankedDriver } from './ranked-driver.ts';

/** A tier later is as bad as so many seconds. */
const TIER_SECONDS = 100_000;

/** Requests with their drivers as `matchBatch` takes them. */
export interface BatchToMatch {
  requestCount: number;
  driverCount: number;
  pairs: Pair[];
  /** By the driver's number. */
  driverIds: string[];
}

/** @param ranked who could be asked for each request */
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
