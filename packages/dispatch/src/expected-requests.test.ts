import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEMAND_LEVELS, demandLevel, expectedRequests } from './expected-requests.ts';

const nothing = { atHourOfWeek: 0, atHourOfDay: 0, days: 0 };
const SIX_WEEKS = { days: 42 };

test('without a past the last minutes are all there is', () => {
  expect(expectedRequests(nothing, 0)).toBe(0);
  expect(expectedRequests(nothing, 7)).toBe(7);
});

test('an hour that is always alike is expected to be so', () => {
  expect(expectedRequests({ ...SIX_WEEKS, atHourOfWeek: 6 * 20, atHourOfDay: 42 * 20 }, 5)).toBeCloseTo(5);
});

test('many weeks say what this day of the week is, few leave it to the hour of the day', () => {
  // Twenty on this weekday, two on the other days.
  const many = { days: 42, atHourOfWeek: 6 * 20, atHourOfDay: 6 * 20 + 36 * 2 };
  const few = { days: 7, atHourOfWeek: 20, atHourOfDay: 20 + 6 * 2 };
  const usual = (past: typeof many, looks: number) => (expectedRequests(past, 0) * (looks + 1)) / looks;
  expect(usual(many, 2)).toBeGreaterThan(4);
  expect(usual(few, 0.5)).toBeLessThan(3);
});

test('what just came corrects what was usual, the less the more weeks there are', () => {
  const week = (weeks: number) => ({ days: weeks * 7, atHourOfWeek: weeks * 8, atHourOfDay: weeks * 56 });
  const [one, four, forty] = [1, 4, 40].map((weeks) => expectedRequests(week(weeks), 12)) as [
    number,
    number,
    number,
  ];
  expect(one).toBeGreaterThan(four);
  expect(four).toBeGreaterThan(2);
  expect(forty).toBe(four);
});

const pasts = fc.record({
  atHourOfWeek: fc.nat(500),
  atHourOfDay: fc.nat(3_000),
  days: fc.integer({ min: 0, max: 60 }),
});

test('it is never below nothing or nonsense, and more asked for is never less expected', () => {
  fc.assert(
    fc.property(pasts, fc.nat(100), (past, recent) => {
      const expected = expectedRequests(past, recent);
      expect(expected).toBeGreaterThanOrEqual(0);
      expect(Number.isFinite(expected)).toBe(true);
      expect(expectedRequests(past, recent + 1)).toBeGreaterThan(expected);
      for (const key of ['atHourOfWeek', 'atHourOfDay'] as const)
        expect(expectedRequests({ ...past, [key]: past[key] + 1 }, recent)).toBeGreaterThanOrEqual(expected);
    }),
  );
});

test('it lies between what is usual and what just came', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.integer({ min: 1, max: 8 }), fc.nat(50), (anHour, weeks, recent) => {
      const past = { days: weeks * 7, atHourOfWeek: weeks * anHour, atHourOfDay: weeks * 7 * anHour };
      const expected = expectedRequests(past, recent);
      expect(expected).toBeGreaterThanOrEqual(Math.min(anHour / 4, recent) - 1e-9);
      expect(expected).toBeLessThanOrEqual(Math.max(anHour / 4, recent) + 1e-9);
    }),
  );
});

test('levels rise with what is expected', () => {
  expect([0, 0.29, 0.3, 0.99, 1, 3, 8.9, 9, 1e6].map(demandLevel)).toEqual([0, 0, 1, 1, 2, 3, 3, 4, 4]);
  expect(demandLevel(Infinity)).toBe(DEMAND_LEVELS);
});
