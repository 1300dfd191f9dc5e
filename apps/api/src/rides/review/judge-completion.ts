import { distanceMeters, type LatLng, type OddWhy } from '@ridewire/contracts';

/** A ride that ended this far from its destination, by straight line in meters, needs a review. */
export const FAR_METERS = 500;
/** So does one that took less than this share of its route's time, from the accept on. */
export const LEAST_SHARE = 0.25;

export interface Completion {
  destination: LatLng;
  /** The time its route takes, as quoted. */
  durationSeconds: number;
  acceptedMs: number | null;
  completedMs: number;
  /** The car's place; null where unknown. */
  position: LatLng | null;
  /** It began without the PIN it was to begin with. */
  isWithoutPin: boolean;
}

export interface OddCompletion {
  why: OddWhy[];
  metersAway: number | null;
  tookSeconds: number | null;
}

/**
 * Null for nothing odd. The drive to the pickup counts too, so that a driver who presses all steps at the destination
 * isn't taken to have been fast.
 */
export function judgeCompletion(ride: Completion): OddCompletion | null {
  const { destination, durationSeconds, acceptedMs, completedMs, position, isWithoutPin } = ride;
  const metersAway = position && Math.round(distanceMeters(position, destination));
  const tookSeconds =
    acceptedMs === null ? null : Math.max(0, Math.round((completedMs - acceptedMs) / 1_000));
  const why: OddWhy[] = [];
  if (metersAway !== null && metersAway > FAR_METERS) why.push('far');
  if (tookSeconds !== null && tookSeconds < durationSeconds * LEAST_SHARE) why.push('fast');
  if (isWithoutPin) why.push('no_pin');
  return why.length > 0 ? { why, metersAway, tookSeconds } : null;
}
