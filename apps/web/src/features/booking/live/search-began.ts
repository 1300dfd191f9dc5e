import type { RiderState } from './reduce-rider.ts';

/**
 * Keeps with a ride when its search began anew: its driver gave it back, or support took it from them. Whoever waits then
 * waits from that moment, not from the request.
 * @param nowMs server clock, in milliseconds
 * @returns `after` itself where that says nothing new
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
