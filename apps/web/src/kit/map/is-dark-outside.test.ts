import { expect, test } from 'vitest';
import { isDarkOutside } from './is-dark-outside.ts';

const DHAKA = { lat: 23.79, lng: 90.41 };
const SVALBARD = { lat: 78.22, lng: 15.65 };

test.each([
  // The sun sets at 17:11 and rises at 06:25; twilight takes 24 minutes.
  ['noon', '12:00', false],
  ['sunset', '17:15', false],
  ['the end of twilight', '17:25', false],
  ['after it', '17:45', true],
  ['midnight', '00:00', true],
  ['before dawn', '05:50', true],
  ['dawn', '06:15', false],
])('in Dhaka on a day of November, %s', (_, clock, isDark) => {
  expect(isDarkOutside(DHAKA, Date.parse(`2026-11-28T${clock}:00+06:00`))).toBe(isDark);
});

test('in summer evenings it is dark later', () => {
  expect(isDarkOutside(DHAKA, Date.parse('2026-06-21T18:50:00+06:00'))).toBe(false);
  expect(isDarkOutside(DHAKA, Date.parse('2026-06-21T19:30:00+06:00'))).toBe(true);
});

test('where the sun does not set it is never dark, and where it does not rise always', () => {
  expect(isDarkOutside(SVALBARD, Date.parse('2026-06-21T00:00:00Z'))).toBe(false);
  expect(isDarkOutside(SVALBARD, Date.parse('2026-12-21T11:00:00Z'))).toBe(true);
});
