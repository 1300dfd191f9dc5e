/**
 * A driver this near to the pickup, in a straight line, counts as there: a car that stands still here is waiting for the
 * rider. In meters.
 */
export const AT_PICKUP_METERS = 250;

/** The driver of a scheduled ride sets off this long before they must, in seconds; until then they may stay where they are. */
export const SETS_OFF_EARLY_SECONDS = 300;

/**
 * When the pickup of a scheduled ride is, in ms, while its driver need not set off yet; null otherwise.
 * @param scheduled its time, ISO 8601, if it was scheduled
 * @param wouldArriveMs when they would be there if they set off now
 */
export function pickupAhead(scheduled: string | undefined, wouldArriveMs: number): number | null {
  if (scheduled === undefined) return null;
  const pickupMs = Date.parse(scheduled);
  return wouldArriveMs + SETS_OFF_EARLY_SECONDS * 1_000 < pickupMs ? pickupMs : null;
}

/** A car on its way to the pickup that has come no nearer for this long counts as standing still. In milliseconds. */
export const STANDING_MS = 180_000;

/** How long a driver who has come no nearer gets to answer, while we hear from them. In milliseconds. */
export const ANSWER_MS = 90_000;

/** The question to a driver who has come no nearer: are you on your way? */
export interface ApproachQuestion {
  /** The driver keeps the ride until then, ISO 8601. */
  until: string;
  /** The driver has already answered once. Next time the ride goes to another driver without asking. */
  isLast: boolean;
}

/**
 * Why we are looking for another driver: the driver gave the ride back, support took it from them, they did not come, or
 * their previous ride took too long.
 */
export type LostWhy = 'given_back' | 'support' | 'not_moving' | 'held_up';

/** The previous driver of a ride, as its rider sees them. */
export interface LostDriver {
  why: LostWhy;
  /** Null for a removed account. */
  name: string | null;
}

/** A driver this near to the pickup, straight line, counts as there; in meters. */
export const ARRIVED_METERS = 250;

/** A driver who said that they are there, and is seen farther away than this, has left again: past what positions jitter. In meters. */
export const LEFT_PICKUP_METERS = 400;
