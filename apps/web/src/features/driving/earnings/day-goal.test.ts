import { describe, expect, test } from 'vitest';
import { followGoal, readGoal, shareOf, type GoalState, type KeptGoal } from './day-goal.ts';

test.each([
  [0, 0],
  [2_500, 0.25],
  [10_000, 1],
  [12_000, 1],
  // A refund can cost more than was earned on the day.
  [-500, 0],
])('%i cents of 10,000 are a share of %d', (earned, share) => expect(shareOf(earned, 10_000)).toBe(share));

describe('a goal is said to be reached', () => {
  const seen = (isReached: boolean, change: Partial<GoalState> = {}): GoalState => ({
    day: '2026-11-21',
    goalCents: 10_000,
    isReached,
    ...change,
  });
  /** What a device says at each of these. */
  const follow = (...states: GoalState[]) => {
    let kept: KeptGoal | null = null;
    return states.map((now) => {
      const { isNews, ...next } = followGoal(kept, now);
      kept = next.kept;
      return isNews;
    });
  };
  test.each([
    ['when a ride reaches it', [seen(false), seen(true)], [false, true]],
    ['not again', [seen(false), seen(true), seen(true)], [false, true, false]],
    [
      'not again after a refund and another ride',
      [seen(false), seen(true), seen(false), seen(true)],
      [false, true, false, false],
    ],
    ['not to a device that sees it reached', [seen(true), seen(false), seen(true)], [false, false, false]],
    ['not because a lower one was set', [seen(false), seen(true, { goalCents: 5_000 })], [false, false]],
    [
      'again for a higher one',
      [seen(false), seen(true), seen(false, { goalCents: 20_000 }), seen(true, { goalCents: 20_000 })],
      [false, true, false, true],
    ],
    ['on each day', [seen(true, { day: '2026-11-20' }), seen(false), seen(true)], [false, false, true]],
    ['not for the day before', [seen(false, { day: '2026-11-20' }), seen(true)], [false, false]],
  ])('%s', (_, states, news) => expect(follow(...states)).toEqual(news));
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
