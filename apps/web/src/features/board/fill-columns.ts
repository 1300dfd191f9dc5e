import { ACTIVE_STATUSES, type BoardRide } from '@ridewire/contracts';
import type { BoardStatus } from './board-search.ts';
import type { BoardCounts } from './count-board.ts';

/** How many cards a column shows; the rest is a number. */
export const COLUMN_CARDS = 30;
export const STEPS: readonly BoardStatus[] = ACTIVE_STATUSES;

export interface Column {
  /** The cards shown. */
  cards: BoardRide[];
  /** How many have this status. */
  count: number;
  /** Including those that finished in it. */
  all: number;
}

/**
 * The first rides of each status, and how many there are.
 * @param counts of all these rides by status, if known, so that ten thousand need not be counted for the first thirty
 */
export function fillColumns(
  rides: readonly BoardRide[],
  counts: BoardCounts | undefined,
): Record<BoardStatus, Column> {
  const cards: Record<BoardStatus, BoardRide[]> = {
    requested: [],
    accepted: [],
    picked_up: [],
    in_transit: [],
  };
  const found = { requested: 0, accepted: 0, picked_up: 0, in_transit: 0 };
  let fullCount = 0;
  for (const ride of rides) {
    const { status } = ride;
    const isOver = status === 'completed' || status === 'canceled';
    const step = isOver ? 'in_transit' : status;
    if (!isOver) found[step] += 1;
    if (cards[step].length === COLUMN_CARDS) continue;
    if (cards[step].push(ride) === COLUMN_CARDS) fullCount += 1;
    if (counts && fullCount === STEPS.length) break;
  }
  const count = counts ?? found;
  const overCount = rides.length - STEPS.reduce((sum, step) => sum + count[step], 0);
  const column = (step: BoardStatus, more = 0): Column => ({
    cards: cards[step],
    count: count[step],
    all: count[step] + more,
  });
  return {
    requested: column('requested'),
    accepted: column('accepted'),
    picked_up: column('picked_up'),
    in_transit: column('in_transit', overCount),
  };
}
