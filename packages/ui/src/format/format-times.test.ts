import { describe, expect, test } from 'vitest';
import { formatAge, msUntilAgeChanges } from './format-age.ts';
import { formatClock, formatClockSeconds, formatDate, formatDateTime } from './format-clock.ts';
import { createFormat } from './create-format.ts';
import { englishFormat } from './format-words.ts';

const dhaka = { ...englishFormat, timeZone: 'Asia/Dhaka' };
const moment = Date.UTC(2026, 10, 16, 8, 32, 5);
const invalid = [null, undefined, 'nonsense', Number.NaN, new Date(Number.NaN)] as const;

describe('clock', () => {
  test('24 hours in the given zone, from any form of an instant', () => {
    expect(formatClock(moment, dhaka)).toBe('14:32');
    expect(formatClock(new Date(moment), dhaka)).toBe('14:32');
    expect(formatClock('2026-11-16T08:32:05Z', dhaka)).toBe('14:32');
    expect(formatClockSeconds(moment, dhaka)).toBe('14:32:05');
  });
  test('midnight is 00, not 24', () => {
    expect(formatClock(Date.UTC(2026, 10, 16, 18, 0), dhaka)).toBe('00:00');
    expect(formatClockSeconds(Date.UTC(2026, 10, 16, 18, 0, 9), dhaka)).toBe('00:00:09');
  });
  test.each(invalid)('unknown %s', (when) => {
    expect(formatClock(when, dhaka)).toBe('–');
    expect(formatClockSeconds(when, dhaka)).toBe('–');
    expect(formatDate(when, dhaka)).toBe('–');
    expect(formatDateTime(when, dhaka)).toBe('–');
  });
});

describe('date', () => {
  test('leaves this year out', () => {
    expect(formatDate(moment, dhaka, moment)).toBe('Mon 16 Nov');
    expect(formatDateTime(moment, dhaka, moment)).toBe('Mon 16 Nov 14:32');
    expect(formatDateTime(moment, dhaka, Date.UTC(2027, 1, 1))).toBe('Mon 16 Nov 2026 14:32');
  });
  test('the day is that of the zone', () => {
    expect(formatDate(Date.UTC(2026, 10, 16, 18, 0), dhaka, moment)).toBe('Tue 17 Nov');
  });
});

describe('age', () => {
  test.each([
    [-3000, '0 s ago'],
    [0, '0 s ago'],
    [999, '0 s ago'],
    [42_000, '42 s ago'],
    [59_999, '59 s ago'],
    [60_000, '1 min ago'],
    [3_599_999, '59 min ago'],
    [3_600_000, '1 h ago'],
    [86_399_999, '23 h ago'],
    [86_400_000, 'Sun 15 Nov 14:32'],
  ])('%d ms', (ageMs, text) => expect(formatAge(moment - ageMs, moment, dhaka)).toBe(text));
  test.each(invalid)('unknown %s', (since) => expect(formatAge(since, moment, dhaka)).toBe('–'));
  test.each([
    [0, 1000],
    [42_400, 600],
    [59_999, 1],
    [60_000, 60_000],
    [90_000, 30_000],
    [-500, 1500],
  ])('at %d ms the text changes in %d ms', (ageMs, waitMs) => expect(msUntilAgeChanges(ageMs)).toBe(waitMs));
});

test('a bound format writes as the functions do', () => {
  const format = createFormat({ timeZone: 'Asia/Dhaka' });
  expect(format.clock(moment)).toBe('14:32');
  expect(format.clockSeconds(moment)).toBe('14:32:05');
  expect(format.age(moment - 42_000, moment)).toBe('42 s ago');
  expect(format.money(1450)).toBe('$14.50');
  expect(format.total(245_000)).toBe('$2,450');
  expect(format.coordinates({ lat: 1, lng: 2 })).toBe('1.000, 2.000');
});
