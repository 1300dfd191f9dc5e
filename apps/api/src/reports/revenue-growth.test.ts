import { expect, test } from 'vitest';
import { revenueGrowth } from './revenue-growth.ts';

/** 61 days: two 30-day spans as of the last day, and the day before them. */
const days = (first: number, before: number, recent: number) => [
  first,
  ...Array<number>(30).fill(before),
  ...Array<number>(30).fill(recent),
];

test('growth is the last 30 days vs. the 30 before', () => {
  expect(revenueGrowth(days(0, 100, 150), 1)).toEqual([0.5]);
  expect(revenueGrowth(days(0, 200, 100), 1)).toEqual([-0.5]);
});

test('each day is seen from its own end', () => {
  const [yesterday, today] = revenueGrowth(days(100, 100, 130), 2);
  // Until yesterday: 29 days of 130 and one of 100, against 30 of 100.
  expect(yesterday).toBeCloseTo((29 * 130 + 100) / 3_000 - 1, 10);
  expect(today).toBeCloseTo(0.3, 10);
});

test('against nothing there is no growth to tell', () => {
  expect(revenueGrowth(days(500, 0, 100), 1)).toEqual([null]);
});
