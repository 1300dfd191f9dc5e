import { createFormat } from '@ridewire/ui';
import { expect, test } from 'vitest';
import { cityToday, namePeriod } from './name-period.ts';

const { options } = createFormat({ timeZone: 'America/Los_Angeles' });

test('a day stays the day it is, whatever the zone', () => {
  expect(namePeriod('2025-11-16', 'day', options)).toBe('Sun 16 Nov 2025');
  expect(namePeriod('2025-11', 'month', options)).toBe('Nov 2025');
});

test('today is the city’s', () => {
  const lateInLondon = Date.parse('2026-11-20T19:00:00Z');
  expect(cityToday(lateInLondon, 'Asia/Dhaka')).toBe('2026-11-21');
  expect(cityToday(lateInLondon, 'Europe/London')).toBe('2026-11-20');
});
