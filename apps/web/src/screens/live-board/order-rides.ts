import type { BoardRide } from '@ridewire/contracts';

const requestedMs = (ride: BoardRide): number => Date.parse(ride.times.requested ?? '');

/** Stuck rides first, the longest stuck on top; then the newest request first. */
export function orderRides(
  rides: readonly BoardRide[],
  stuckSince: ReadonlyMap<string, { fromMs: number }>,
): BoardRide[] {
  return rides.toSorted((a, b) => {
    const [stuckA, stuckB] = [stuckSince.get(a.id), stuckSince.get(b.id)];
    if (stuckA && stuckB) return stuckA.fromMs - stuckB.fromMs;
    if (stuckA || stuckB) return stuckA ? -1 : 1;
    return requestedMs(b) - requestedMs(a) || (a.id < b.id ? 1 : -1);
  });
}

export interface HeldRows {
  /** The rows in the order to show. */
  ids: string[];
  /** New ones that wait until nobody is at the table. */
  waiting: number;
}

/**
 * Rows never move under a pointer or a focus: while `held`, those that stand there stay in their order, those that may
 * leave (`known` has no more of them) leave, and new ones wait.
 */
export function holdRows(
  wanted: readonly string[],
  held: readonly string[] | null,
  isKnown: (id: string) => boolean,
): HeldRows {
  if (!held) return { ids: [...wanted], waiting: 0 };
  const standing = new Set(held);
  return {
    ids: held.filter(isKnown),
    waiting: wanted.filter((id) => !standing.has(id)).length,
  };
}
