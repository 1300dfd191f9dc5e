import { createFormat } from '@ridewire/ui';
import { expect, test } from 'vitest';
import { namePeriod } from './name-period.ts';

const { options } = createFormat({ timeZone: 'America/Los_Angeles' });

test('a day stays the day it is, whatever the zone', () => {
  expect(namePeriod('2025-11-16', 'day', options)).toBe('Sun 16 Nov 2025');
  expect(namePeriod('2025-11', 'month', options)).toBe('Nov 2025');
});
