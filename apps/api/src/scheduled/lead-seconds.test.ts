import { expect, test } from 'vitest';
import { leadSeconds, MOST_LEAD_SECONDS } from './lead-seconds.ts';

test('the farther the nearest car is, the earlier a ride is requested', () => {
  expect(leadSeconds(240, 10)).toBe(492);
  expect(leadSeconds(480, 10)).toBe(804);
  expect(leadSeconds(null, 10)).toBe(1_350);
});

test('a busy area needs more time', () => {
  expect(leadSeconds(240, 15)).toBe(738);
});

test('a car next door leaves five minutes to find another, and no car is called half an hour before', () => {
  expect(leadSeconds(10, 10)).toBe(300);
  expect(leadSeconds(null, 30)).toBe(MOST_LEAD_SECONDS);
});
