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

/** Whether the goal was reached just now: it wasn't a moment ago, on the same day. Another goal is no news. */
export const isJustReached = (before: GoalState | null, now: GoalState): boolean =>
  now.isReached &&
  before?.isReached === false &&
  before.day === now.day &&
  before.goalCents === now.goalCents;

/** A typed goal in whole units, also in Bangla digits; undefined if it is none. @param highest in whole units */
export function readGoal(typed: string, highest: number): number | undefined {
  const digits = latinDigits(typed).replace(/[\s,]/g, '');
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  const goal = Number(digits);
  return goal >= 1 && goal <= highest ? goal : undefined;
}
