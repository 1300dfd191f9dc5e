import { describe, expect, test } from 'vitest';
import { isJustReached, readGoal, shareOf, type GoalState } from './day-goal.ts';

test.each([
  [0, 0],
  [2_500, 0.25],
  [10_000, 1],
  [12_000, 1],
  // A refund can cost more than was earned on the day.
  [-500, 0],
])('%i cents of 10,000 are a share of %d', (earned, share) => expect(shareOf(earned, 10_000)).toBe(share));

describe('a goal is said to be reached', () => {
  const at = (isReached: boolean, change: Partial<GoalState> = {}): GoalState => ({
    day: '2026-11-21',
    goalCents: 10_000,
    isReached,
    ...change,
  });
  test.each([
    ['when a ride reaches it', at(false), at(true), true],
    ['not again', at(true), at(true), false],
    ['not before', at(false), at(false), false],
    ['not to a page that opens later', null, at(true), false],
    ['not because a lower one was set', at(false), at(true, { goalCents: 5_000 }), false],
    ['not for the day before', at(false, { day: '2026-11-20' }), at(true), false],
  ])('%s', (_, before, now, isNews) => expect(isJustReached(before, now)).toBe(isNews));
});

test.each([
  ['120', 120],
  ['1,200', 1_200],
  [' ১২০ ', 120],
  ['1,00,000', 100_000],
  ['0', undefined],
  ['100001', undefined],
  ['12.5', undefined],
  ['-5', undefined],
  ['', undefined],
  ['many', undefined],
])('%s is typed for %s', (typed, goal) => expect(readGoal(typed, 100_000)).toBe(goal));
