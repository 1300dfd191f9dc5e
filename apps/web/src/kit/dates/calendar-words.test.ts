import { expect, test } from 'vitest';
import { calendarWords } from './calendar-words.ts';

test.each([
  ['en-US', '9 November 2026', 'November 2026', '2020 – 2029'],
  ['bn-BD', '৯ নভেম্বর ২০২৬', 'নভেম্বর ২০২৬', '২০২০ – ২০২৯'],
])('the calendar in %s', (locale, day, month, decade) => {
  expect(calendarWords(locale)).toBe(calendarWords(locale));
  const { getDayAriaLabel, monthLabelFormat, decadeLabelFormat } = calendarWords(locale);
  expect(getDayAriaLabel?.('2026-11-09')).toBe(day);
  expect(typeof monthLabelFormat === 'function' && monthLabelFormat('2026-11-01')).toBe(month);
  expect(typeof decadeLabelFormat === 'function' && decadeLabelFormat('2020-01-01', '2029-01-01')).toBe(
    decade,
  );
});
