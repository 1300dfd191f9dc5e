import { expect, test } from 'vitest';
import { fillPeriods, periodOf, sumOf } from './fill-periods.ts';

const NOTHING = { count: 0 };
const datesOf = (period: 'day' | 'week' | 'month', from: string, to: string) =>
  fillPeriods({ period, from, to, stats: [] as { date: string; count: number }[] }, NOTHING).map(
    ({ date }) => date,
  );

test('days without any are there, over the end of a month', () => {
  const stats = [{ date: '2026-02-28', count: 2 }];
  expect(fillPeriods({ period: 'day', from: '2026-02-27', to: '2026-03-01', stats }, NOTHING)).toEqual([
    { date: '2026-02-27', count: 0 },
    { date: '2026-02-28', count: 2 },
    { date: '2026-03-01', count: 0 },
  ]);
});

test('weeks begin on Mondays, also the one in which the range begins', () => {
  expect(periodOf('2026-11-22', 'week')).toBe('2026-11-16');
  expect(periodOf('2026-11-23', 'week')).toBe('2026-11-23');
  expect(datesOf('week', '2025-12-31', '2026-01-12')).toEqual(['2025-12-29', '2026-01-05', '2026-01-12']);
});

test('months are whole ones, over the end of a year', () => {
  expect(datesOf('month', '2025-11-30', '2026-02-01')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});

test('clocks that are set to and fro neither double a day nor swallow one', () => {
  // Berlin has 23 hours on the first of these nights and 25 on the other.
  expect(datesOf('day', '2026-03-28', '2026-03-30')).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  expect(datesOf('day', '2026-10-24', '2026-10-26')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
  expect(datesOf('week', '2026-10-19', '2026-11-02')).toEqual(['2026-10-19', '2026-10-26', '2026-11-02']);
  expect(datesOf('day', '2023-11-22', '2026-11-21')).toHaveLength(1_096);
});

test('figures add up', () => {
  const stats = [
    { a: 1, b: 2 },
    { a: 3, b: 4 },
  ];
  expect(sumOf(stats, 'b')).toBe(6);
});
