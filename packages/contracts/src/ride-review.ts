import type { REVIEW_STATES } from './choices.ts';

/**
 * `far`: the ride was completed far from its destination. `fast`: it took less time than the route needs. `no_pin`: it
 * began without the PIN it was to begin with.
 */
export type OddWhy = 'far' | 'fast' | 'no_pin';

/** Whether an admin reviewed a ride that ended oddly. */
export type ReviewState = (typeof REVIEW_STATES)[number];

/** A ride that ended oddly. */
export interface RideReviewView {
  rideId: string;
  why: OddWhy[];
  /** How far the car was from the destination, in a straight line; null if unknown. */
  metersAway: number | null;
  /** From acceptance to the end; null if unknown. */
  tookSeconds: number | null;
  /** The time the route needs, as quoted. */
  durationSeconds: number;
  /** ISO 8601. */
  at: string;
  /** Null until an admin reviews it. */
  reviewed: { by: { id: string; name: string }; at: string } | null;
}
