import { latinDigits } from '../../../kit/language/latin-digits.ts';

/** How far a driver has come on one day. */
export interface GoalState {
  /** The city's: 2026-11-21. */
  day: string;
  goalCents: number;
  isReached: boolean;
}

/** How much of a goal is earned, from 0 to 1. */
export const shareOf = (earnedCents: number, goalCents: number): number =>
  Math.min(1, Math.max(0, earnedCents / goalCents));

/** A goal as a device has seen it, and whether there is nothing left to say of it. */
export interface KeptGoal {
  day: string;
  goalCents: number;
  isSaid: boolean;
}

/**
 * Whether to say now that the goal is reached, and what to keep. It is said once for a goal and a day: not to a device
 * that sees it reached already, not for a lower goal, and not again after a refund and another ride.
 */
export function followGoal(kept: KeptGoal | null, now: GoalState): { isNews: boolean; kept: KeptGoal } {
  const { day, goalCents, isReached } = now;
  const isSame = kept?.day === day && kept.goalCents === goalCents;
  const isSaid = (isSame && kept.isSaid) || isReached;
  return { isNews: isSame && isSaid && !kept.isSaid, kept: { day, goalCents, isSaid } };
}

/** A typed goal in whole units, also in Bangla digits; undefined if it is none. @param highest in whole units */
export function readGoal(typed: string, highest: number): number | undefined {
  const digits = latinDigits(typed).replace(/[\s,]/g, '');
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  const goal = Number(digits);
  return goal >= 1 && goal <= highest ? goal : undefined;
}
