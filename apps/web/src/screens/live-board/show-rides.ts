import { isActive, type BoardRide } from '@ridewire/contracts';

/** A finished ride stays for so long, faded, then leaves; in milliseconds. */
export const LINGER_MS = 10_000;

/** When the ride was completed or canceled, in ms of the server's clock; undefined while it is under way. */
export const finishedAtMs = (ride: BoardRide): number | undefined =>
  isActive(ride.status) ? undefined : Date.parse(ride.times[ride.status] ?? '');

export interface ShownRides {
  rides: BoardRide[];
  /** When the next finished ride leaves, in ms of the server's clock. */
  nextLeaveMs: number;
}

/** Rides under way, and those that finished a moment ago. */
export function showRides(all: Iterable<BoardRide>, nowMs: number): ShownRides {
  const rides: BoardRide[] = [];
  let nextLeaveMs = Number.POSITIVE_INFINITY;
  for (const ride of all) {
    const finishedMs = finishedAtMs(ride);
    if (finishedMs !== undefined) {
      const leaveMs = finishedMs + LINGER_MS;
      if (!(leaveMs > nowMs)) continue;
      nextLeaveMs = Math.min(nextLeaveMs, leaveMs);
    }
    rides.push(ride);
  }
  return { rides, nextLeaveMs };
}
