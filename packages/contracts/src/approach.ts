/** This near to the pickup, straight line, a driver is there: who stands there waits for the rider. In meters. */
export const AT_PICKUP_METERS = 250;

/** A car on its way to the pickup that came no nearer for so long is taken to stand. In milliseconds. */
export const STANDING_MS = 180_000;

/** A driver who came no nearer has so long to answer, where they are heard of. In milliseconds. */
export const ANSWER_MS = 90_000;

/** A driver who came no nearer is asked whether they are on their way. */
export interface ApproachQuestion {
  /** The ride is theirs until then, ISO 8601. */
  until: string;
  /** They said so before: the next time they are not asked. */
  isLast: boolean;
}

/** Why another driver is sought: the one before gave the ride back, support took it from them, they didn’t come, or their ride before took too long. */
export type LostWhy = 'given_back' | 'support' | 'not_moving' | 'held_up';

/** The driver a ride had before, as its rider reads it. */
export interface LostDriver {
  why: LostWhy;
  /** Null for a removed account. */
  name: string | null;
}
