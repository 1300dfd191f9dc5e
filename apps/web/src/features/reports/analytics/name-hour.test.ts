import { expect, test } from 'vitest';
import { nameHour, nameWeekday } from './name-hour.ts';

test('weeks begin on Monday, and the last hour ends at midnight', () => {
  expect([1, 7].map((weekday) => nameWeekday(weekday, 'short', 'en-US'))).toEqual(['Mon', 'Sun']);
  expect(nameWeekday(5, 'long', 'en-US')).toBe('Friday');
  expect([0, 23].map((hour) => nameHour(hour, 'en-US'))).toEqual(['00:00–01:00', '23:00–00:00']);
  expect(nameHour(9, 'bn-BD')).toBe('০৯:০০–১০:০০');
});
