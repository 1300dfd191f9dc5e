import type { LatLng } from '@ridewire/contracts';
import type { Candidate } from '../drivers/driver-index.ts';
import type { WayFinder } from '../streets/way-finder.ts';

/** So many times as many as are asked are looked at by road: who is near as the crow flies may be across a river. */
export const LOOKED_AT = 4;

/** Drivers further away than this by road count as those of whom no way is known, in seconds. */
const LIMIT_SECONDS = 1_800;

/** Whoever waits for an offer waits no longer than this for the order of it, in milliseconds. */
const PATIENCE_MS = 250;

/** A driver to ask, with how long the way to the pickup takes; null where that is not known. */
export interface RankedCandidate extends Pick<Candidate, 'driverId' | 'meters'> {
  seconds: number | null;
}

/**
 * The candidates with the shortest way to the pickup in time; those of whom no way is known come after them in the order
 * they had, and so do all where no streets are known, or the search fails or takes too long.
 */
export async function rankByRoad(
  ways: Pick<WayFinder, 'findSeconds'>,
  pickup: LatLng,
  candidates: readonly Candidate[],
  limit: number,
): Promise<RankedCandidate[]> {
  const placed = candidates.filter(({ place }) => place !== null);
  const starts = placed.map(({ place }) => place as LatLng);
  const seconds = starts.length > 0 ? await inTime(ways.findSeconds(pickup, starts, LIMIT_SECONDS)) : null;
  const secondsOf = new Map(placed.map(({ driverId }, i) => [driverId, seconds?.[i] ?? null]));
  return candidates
    .map((candidate) => ({ ...candidate, seconds: secondsOf.get(candidate.driverId) ?? null }))
    .toSorted(byTierThenSeconds)
    .slice(0, limit)
    .map(({ driverId, meters, seconds }) => ({ driverId, meters, seconds }));
}

type Timed = Pick<Candidate, 'tier'> & Pick<RankedCandidate, 'seconds'>;

/** Stable: what is equal stays in its order. */
const byTierThenSeconds = (a: Timed, b: Timed): number =>
  a.tier - b.tier || compare(a.seconds ?? Infinity, b.seconds ?? Infinity);

/** Infinity equals itself. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

/** Null too late, and when it fails. */
async function inTime<T>(search: Promise<T>): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), PATIENCE_MS);
  try {
    return await Promise.race([search.catch(() => null), promise]);
  } finally {
    clearTimeout(timer);
  }
}
