import type { Pair } from './match-batch.ts';
import { planWave } from './plan-wave.ts';
import { takeFor, type RankedDriver } from './ranked-driver.ts';

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

/**
 * Whom to ask first for a request that was matched: its driver, and where they are unlikely to come the next best whom no request
 * of the batch is matched to.
 * @param drivers best first
 * @param sent the drivers of all requests of the batch
 */
export function takeMatched<Driver extends RankedDriver>(
  drivers: readonly Driver[],
  driverId: string,
  sent: ReadonlySet<string>,
): Driver[] {
  const matched = drivers.filter((each) => each.driverId === driverId);
  return takeFor(planWave(1), [...matched, ...drivers.filter((each) => !sent.has(each.driverId))]);
}
