import { distanceMeters, type LatLng, type OddWhy } from '@ridewire/contracts';

/** Ended further from its destination than this, straight line, a ride is looked at. In meters. */
export const FAR_METERS = 500;
/** And one that took less than this share of the time its way needs, from the accept on. */
export const LEAST_SHARE = 0.25;

/** How a driver completed a ride. */
export interface Completion {
  destination: LatLng;
  /** What its way needs, as it was quoted. */
  durationSeconds: number;
  acceptedMs: number | null;
  completedMs: number;
  /** Where the car was; null where nobody knows. */
  position: LatLng | null;
}

export interface OddCompletion {
  why: OddWhy[];
  metersAway: number | null;
  tookSeconds: number | null;
}

/**
 * What is odd about a completion; null for nothing. The way to the pickup counts as driven too, so that who presses all steps
 * at the destination isn't taken to have been fast.
 */
export function judgeCompletion(ride: Completion): OddCompletion | null {
  const { destination, durationSeconds, acceptedMs, completedMs, position } = ride;
  const metersAway = position && Math.round(distanceMeters(position, destination));
  const tookSeconds =
    acceptedMs === null ? null : Math.max(0, Math.round((completedMs - acceptedMs) / 1_000));
  const why: OddWhy[] = [];
  if (metersAway !== null && metersAway > FAR_METERS) why.push('far');
  if (tookSeconds !== null && tookSeconds < durationSeconds * LEAST_SHARE) why.push('fast');
  return why.length > 0 ? { why, metersAway, tookSeconds } : null;
}
