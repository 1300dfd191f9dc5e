import { expect, test } from 'vitest';
import { addDays, cityDay } from './city-days.ts';

test('today is the city’s', () => {
  const lateInLondon = Date.parse('2026-11-20T19:00:00Z');
  expect(cityDay('Asia/Dhaka', lateInLondon)).toBe('2026-11-21');
  expect(cityDay('Europe/London', lateInLondon)).toBe('2026-11-20');
});

test('days are counted by the calendar, over leap days and ends of years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  // In Berlin this day has 25 hours.
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
});
