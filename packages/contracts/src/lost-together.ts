/** More cars than this, and a larger share of the reporting ones, are no coincidence. */
const MOST_BY_CHANCE = { cars: 10, share: 0.3 };
/** Cars lost within this time are lost together, in milliseconds. */
const TOGETHER_MS = 60_000;
/** A car counts as lost after this long, in milliseconds: sooner than its ride counts as stuck because of it. */
const LOST_MS = 45_000;

/** Cars that lost their signal within a minute. The cause is a network, ours or theirs, and not each driver. */
export interface LostTogether {
  /** When the first and the last of them were last heard from, ms. */
  fromMs: number;
  toMs: number;
  count: number;
  /** How many cars were reporting before. */
  ofCount: number;
}

/**
 * Finds many cars lost together: more than 10 within a minute, and more than 30% of those reporting until then.
 * @param lastMs when each car was last heard from
 */
export function findLostTogether(lastMs: Iterable<number>, nowMs: number): LostTogether | undefined {
  let reporting = 0;
  const lost: number[] = [];
  for (const at of lastMs)
    if (nowMs - at > LOST_MS) lost.push(at);
    else reporting += 1;
  if (lost.length <= MOST_BY_CHANCE.cars) return undefined;
  lost.sort((a, b) => a - b);
  let [start, first, count] = [0, 0, 0];
  for (const [end, at] of lost.entries()) {
    while (at - (lost[start] ?? at) > TOGETHER_MS) start += 1;
    // Of equally large groups the latest wins: it is what is going on now.
    if (end - start + 1 >= count) [first, count] = [start, end - start + 1];
  }
  const ofCount = reporting + count;
  if (count <= MOST_BY_CHANCE.cars || count <= MOST_BY_CHANCE.share * ofCount) return undefined;
  return { fromMs: lost[first] ?? 0, toMs: lost[first + count - 1] ?? 0, count, ofCount };
}

/** Whether a car last heard from at `lastMs` is one of them. */
export const isLostWith = (lost: LostTogether | undefined, lastMs: number | undefined): boolean =>
  lost !== undefined && lastMs !== undefined && lastMs >= lost.fromMs && lastMs <= lost.toMs;
