import type { RiderState } from './reduce-rider.ts';

/**
 * Keeps with a ride when its search began again: its driver gave it back, or support took it from them. The rider's
 * wait then counts from that moment, not from the request.
 * @param nowMs server clock, in milliseconds
 * @returns `after` itself where that changes nothing
 */
export function keepSearchBegan(
  before: RiderState | undefined,
  after: RiderState,
  nowMs: number,
): RiderState {
  if (!before?.ride || after.ride?.status !== 'requested' || before.ride.id !== after.ride.id) return after;
  const searchBeganMs = before.ride.status === 'requested' ? before.searchBeganMs : nowMs;
  return searchBeganMs === after.searchBeganMs || searchBeganMs === undefined
    ? after
    : { ...after, searchBeganMs };
}
