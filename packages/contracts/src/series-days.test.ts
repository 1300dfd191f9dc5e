import { expect, test } from 'vitest';
import { nextSeriesDay, weekdayOf } from './series-days.ts';

test('weekdays count from Monday', () => {
  expect(['2026-11-30', '2026-12-02', '2026-12-06'].map(weekdayOf)).toEqual([1, 3, 7]);
});

test('the days of a series follow each other up to its last', () => {
  const series = { weekdays: [1, 3], lastDay: '2026-12-09' };
  const days: string[] = [];
  for (let day: string | null = '2026-11-30'; day; day = nextSeriesDay(day, series)) days.push(day);
  expect(days).toEqual(['2026-11-30', '2026-12-02', '2026-12-07', '2026-12-09']);
  expect(nextSeriesDay('2026-11-30', { weekdays: [1], lastDay: '2026-12-07' })).toBe('2026-12-07');
  expect(nextSeriesDay('2026-11-30', { weekdays: [1], lastDay: '2026-12-06' })).toBeNull();
});
