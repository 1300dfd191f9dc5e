import {
  type BoardRide,
  distanceMeters,
  drivingSeconds,
  expectedAtMs,
  findStuck,
  isActive,
  isLostWith,
  type LostTogether,
  type StuckState,
} from '@ridewire/contracts';
import type { BoardState } from '../rides/live/reduce-board.ts';

/** How long a finished ride stays, faded, before it leaves; in milliseconds. */
export const LINGER_MS = 10_000;
/** How soon an arrival that can't be estimated yet is tried again, in milliseconds. */
const ESTIMATE_AGAIN_MS = 2_000;

/** When the ride was completed or canceled, in ms of the server's clock; undefined while it is under way. */
export const finishedAtMs = (ride: BoardRide): number | undefined =>
  isActive(ride.status) ? undefined : Date.parse(ride.times[ride.status] ?? '');

/** What the board knows about a ride besides the ride itself. Times in ms of the server's clock. */
export interface RideRow {
  readonly ride: BoardRide;
  readonly requestedMs: number;
  /**
   * When the driver should be at the pickup. It is set once, because an estimate renewed on the way could never be
   * missed. It follows the route known when the driver was asked, else the straight line, because routes are loaded only
   * for the selected ride.
   */
  expectedPickupMs: number | undefined;
  /** Why it needs attention; undefined while it does not. */
  stuck: StuckState | undefined;
  isShown: boolean;
  /** When to look at it again without news. */
  dueMs: number;
}

export interface RowFacts extends Pick<BoardState, 'positions' | 'standing'> {
  lostTogether: LostTogether | undefined;
}

/** The row of a new or changed ride. Estimates for the same driver stay. */
export const makeRow = (ride: BoardRide, before: RideRow | undefined): RideRow => ({
  ride,
  requestedMs: Date.parse(ride.times.requested ?? ''),
  expectedPickupMs:
    ride.status === 'accepted'
      ? (expectedAtMs(ride) ??
        (before?.ride.driver?.id === ride.driver?.id ? before?.expectedPickupMs : undefined))
      : undefined,
  stuck: undefined,
  isShown: false,
  dueMs: 0,
});

/** Judges a row: whether it is shown and stuck now, and when to look again. */
export function judgeRow(row: RideRow, { positions, standing, lostTogether }: RowFacts, nowMs: number): void {
  const { ride } = row;
  const finishedMs = finishedAtMs(ride);
  row.stuck = undefined;
  row.dueMs = Number.POSITIVE_INFINITY;
  row.isShown = finishedMs === undefined || finishedMs + LINGER_MS > nowMs;
  if (finishedMs !== undefined) {
    if (row.isShown) row.dueMs = finishedMs + LINGER_MS;
    return;
  }
  const position = ride.driver ? positions.get(ride.driver.id) : undefined;
  if (ride.status === 'accepted' && row.expectedPickupMs === undefined) {
    if (position)
      row.expectedPickupMs = nowMs + drivingSeconds(distanceMeters(position, ride.pickup)) * 1_000;
    else row.dueMs = nowMs + ESTIMATE_AGAIN_MS;
  }
  const found = findStuck(ride, {
    position,
    expectedPickupMs: row.expectedPickupMs,
    standingSinceMs: ride.driver ? standing.get(ride.driver.id)?.at : undefined,
    isLostTogether: isLostWith(lostTogether, position?.at),
  });
  if (found && found.fromMs <= nowMs) row.stuck = found;
  else if (found) row.dueMs = Math.min(row.dueMs, found.fromMs);
}

/** Stuck rides first, longest stuck on top; then the newest request first. No two rows are equal. */
export function compareRows(a: RideRow, b: RideRow): number {
  if (a.stuck !== b.stuck) {
    if (!a.stuck || !b.stuck) return a.stuck ? -1 : 1;
    if (a.stuck.fromMs !== b.stuck.fromMs) return a.stuck.fromMs - b.stuck.fromMs;
  }
  return b.requestedMs - a.requestedMs || (a.ride.id < b.ride.id ? 1 : a.ride.id > b.ride.id ? -1 : 0);
}
