import { expect, test } from 'vitest';
import { describeChoice } from './describe-choice.ts';
import type { RankedCandidate } from './rank-candidates.ts';

const candidate = (at: number, change: Partial<RankedCandidate> = {}): RankedCandidate => ({
  driverId: `driver ${at}`,
  tier: 0,
  meters: 100 * at,
  seconds: 10.6,
  leftSeconds: null,
  idleSeconds: 60,
  owedSeconds: 5,
  bonusSeconds: 90,
  likelihood: 0.666,
  cost: at,
  ...change,
});
const ten = Array.from({ length: 10 }, (_, at) => candidate(at));

test('the best eight are kept, and everyone who was asked, however far back', () => {
  const { candidates } = describeChoice(ten, [{ driverId: 'driver 9' }]);
  const kept = [...ten.slice(0, 8), ten[9]!].map(({ driverId }) => driverId);
  expect(candidates.map(({ driverId }) => driverId)).toEqual(kept);
  expect(candidates.filter(({ isAsked }) => isAsked).map(({ driverId }) => driverId)).toEqual(['driver 9']);
});

test('what decided is kept in whole seconds and percent', () => {
  expect(describeChoice([candidate(1)], []).candidates).toEqual([
    {
      driverId: 'driver 1',
      meters: 100,
      seconds: 11,
      idleSeconds: 60,
      owedSeconds: 5,
      bonusSeconds: 90,
      likelihood: 67,
      isAsked: false,
    },
  ]);
});

test('the time until an earlier drop-off is kept, and an unknown drive stays unknown', () => {
  const [note] = describeChoice([candidate(1, { leftSeconds: 0, seconds: null })], []).candidates;
  expect(note).toMatchObject({ leftSeconds: 0, seconds: null });
});

test('a request alone was matched with itself, and others say with how many', () => {
  expect(describeChoice([], []).together).toBe(1);
  expect(describeChoice([], [])).not.toHaveProperty('isByQueue');
  expect(describeChoice([], [], { isByQueue: true }).isByQueue).toBe(true);
  expect(describeChoice([], [], { together: 7 }).together).toBe(7);
});
