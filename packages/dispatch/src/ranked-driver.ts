import { countToAsk } from './acceptance.ts';
import type { Wave } from './plan-wave.ts';

/** A driver who could be asked for a request. */
export interface RankedDriver {
  driverId: string;
  /** From 0, lower is better. Drivers we hear from come before silent ones. */
  tier: number;
  /** `pairCost`; lower is better. Infinity if nothing is known of the drive. */
  cost: number;
  /** Of an accept, from 0 to 1. */
  likelihood: number;
  /** To the pickup, if the route is known. */
  seconds?: number | null;
}

export const byTierThenCost = (a: RankedDriver, b: RankedDriver): number =>
  a.tier - b.tier || (a.cost === b.cost ? 0 : a.cost - b.cost);

/** A driver this much too late for a scheduled ride is still asked beforehand. */
const LATE_SECONDS = 600;
/** This long before its time, a scheduled ride takes anyone who comes. */
const URGENT_SECONDS = 300;

/** Longer drives to a pickup aren't looked for. */
export const MOST_DRIVE_SECONDS = 1_800;
/** Of drivers who never said where they are. */
const UNPLACED_TIER = 2;

/**
 * Drivers without a position may be near, and a cost without a drive means that no streets are known: both count as in
 * time. Any other unknown drive counts as the longest looked for.
 */
export function comesInTime({ tier, cost, seconds }: RankedDriver, leftSeconds: number): boolean {
  if (typeof seconds === 'number') return seconds <= leftSeconds + LATE_SECONDS;
  if (tier === UNPLACED_TIER || Number.isFinite(cost)) return true;
  return MOST_DRIVE_SECONDS <= leftSeconds + LATE_SECONDS;
}

/**
 * The drivers in time for a scheduled ride; all of them for any other ride, or once its time is near and none is in
 * time.
 * @param leftSeconds until its time; none or less for a rider who waits
 */
export function inTime<Driver extends RankedDriver>(
  drivers: readonly Driver[],
  leftSeconds: number = 0,
): readonly Driver[] {
  if (leftSeconds <= 0) return drivers;
  const timely = drivers.filter((driver) => comesInTime(driver, leftSeconds));
  return timely.length > 0 || leftSeconds > URGENT_SECONDS ? timely : drivers;
}

/**
 * The drivers whom a round asks, best first. A ride with time left asks only as many as make one acceptance likely:
 * the quickest to answer would take it, from however far away.
 * @param leftSeconds until the time of a scheduled ride
 */
export function takeFor<Driver extends RankedDriver>(
  { most, isFrugal }: Wave,
  drivers: readonly Driver[],
  leftSeconds: number = 0,
): Driver[] {
  const asked = inTime(drivers, leftSeconds);
  const likelihoods = asked.map(({ likelihood }) => likelihood);
  return asked.slice(0, isFrugal || leftSeconds > 0 ? countToAsk(likelihoods, most) : most);
}
