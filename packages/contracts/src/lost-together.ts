/** So many cars, and such a share of those that reported, are no coincidence. */
const MOST_BY_CHANCE = { cars: 10, share: 0.3 };
/** Lost within so long they are lost together, in milliseconds. */
const TOGETHER_MS = 60_000;
/** A car is lost after so long, in milliseconds: sooner than its ride counts as stuck for it. */
const LOST_MS = 45_000;

/** Cars that lost their signal within a minute: the network’s trouble, ours or theirs, and not that of each driver. */
export interface LostTogether {
  /** When the first and the last of them were heard of, ms. */
  fromMs: number;
  toMs: number;
  count: number;
  /** How many reported before. */
  ofCount: number;
}

/**
 * Whether many cars were lost together: more than 10 within a minute, and more than 30% of those that reported until then.
 * @param lastMs when each car was last heard of
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
    // Of as many the latest are told of: what is going on now.
    if (end - start + 1 >= count) [first, count] = [start, end - start + 1];
  }
  const ofCount = reporting + count;
  if (count <= MOST_BY_CHANCE.cars || count <= MOST_BY_CHANCE.share * ofCount) return undefined;
  return { fromMs: lost[first] ?? 0, toMs: lost[first + count - 1] ?? 0, count, ofCount };
}

/** Whether a car that was last heard of then is one of them. */
export const isLostWith = (lost: LostTogether | undefined, lastMs: number | undefined): boolean =>
  lost !== undefined && lastMs !== undefined && lastMs >= lost.fromMs && lastMs <= lost.toMs;
