import { expect, test } from 'vitest';
import { fillPeriods, sumPeriods } from './fill-periods.ts';

const stat = (date: string, rideCount = 1) => ({ date, rideCount, revenueCents: rideCount * 100 });

test('30 days end today, over the month’s border', () => {
  const days = fillPeriods({ period: 'day', stats: [stat('2026-02-28', 2)] }, '2026-03-02');
  expect(days).toHaveLength(30);
  expect(days[0]?.date).toBe('2026-02-01');
  expect(days.slice(-3)).toEqual([stat('2026-02-28', 2), stat('2026-03-01', 0), stat('2026-03-02', 0)]);
});

test('12 months end with this one, over the year’s border', () => {
  const months = fillPeriods({ period: 'month', stats: [stat('2025-12', 3), stat('2026-01')] }, '2026-01-31');
  expect(months).toHaveLength(12);
  expect(months[0]?.date).toBe('2025-02');
  expect(months.slice(-2)).toEqual([stat('2025-12', 3), stat('2026-01')]);
});

test('a day that only the server has begun is the last one', () => {
  const days = fillPeriods({ period: 'day', stats: [stat('2026-03-03')] }, '2026-03-02');
  expect(days.at(-1)).toEqual(stat('2026-03-03'));
});

test('what is older is not counted', () => {
  const days = fillPeriods(
    { period: 'day', stats: [stat('2026-01-01', 9), stat('2026-03-01', 2)] },
    '2026-03-02',
  );
  expect(sumPeriods(days)).toEqual({ rideCount: 2, revenueCents: 200 });
});
