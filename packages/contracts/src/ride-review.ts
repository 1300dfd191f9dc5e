import type { REVIEW_STATES } from './choices.ts';

/** `far`: it was completed far from its destination. `fast`: sooner than its way can be driven. */
export type OddWhy = 'far' | 'fast';

/** Whether somebody looked at a ride whose end was odd. */
export type ReviewState = (typeof REVIEW_STATES)[number];

/** A ride whose end was odd. */
export interface RideReviewView {
  rideId: string;
  why: OddWhy[];
  /** How far from its destination the car was, straight line; null where that was not known. */
  metersAway: number | null;
  /** From the accept to the end; null where that was not known. */
  tookSeconds: number | null;
  /** What its way needs, as it was quoted. */
  durationSeconds: number;
  /** ISO 8601. */
  at: string;
  /** Null while no admin looked at it. */
  reviewed: { by: { id: string; name: string }; at: string } | null;
}
