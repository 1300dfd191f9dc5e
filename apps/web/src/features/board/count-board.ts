import type { BoardRide, RideStatus } from '@ridewire/contracts';
import type { BoardStatus } from './board-search.ts';

export type BoardCounts = Record<BoardStatus, number>;

/** How many rides have each status. */
export function countBoard(rides: Iterable<BoardRide>): BoardCounts {
  const counts = { requested: 0, accepted: 0, picked_up: 0, in_transit: 0 };
  const isCounted = (status: RideStatus): status is BoardStatus => status in counts;
  for (const { status } of rides) if (isCounted(status)) counts[status] += 1;
  return counts;
}
