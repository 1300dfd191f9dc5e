import { expect, test } from 'vitest';
import bangla from './bn/layout.ts';
import english from './en/layout.ts';

test.each([
  ['2026-11-21', 'Updated 21 November 2026', 'আপডেট: ২১ নভেম্বর ২০২৬'],
  ['2027-01-05', 'Updated 5 January 2027', 'আপডেট: ৫ জানুয়ারি ২০২৭'],
])('the day of an article: %s', (day, inEnglish, inBangla) => {
  expect(english.updated(day)).toBe(inEnglish);
  expect(bangla.updated(day)).toBe(inBangla);
});

test('each month is called as people call it', () => {
  for (const [locale, { updated }] of [
    ['en-GB', english],
    ['bn-BD', bangla],
  ] as const) {
    const long = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month++) {
      const day = `2026-${String(month).padStart(2, '0')}-15`;
      expect(updated(day)).toContain(` ${long.format(new Date(day))} `);
    }
  }
});
