import { expect, test } from 'vitest';
import { rangeAround, rangeBeside } from './statement-range.ts';

test('a week begins on Monday', () => {
  const week = { from: '2026-11-16', to: '2026-11-22' };
  for (const day of ['2026-11-16', '2026-11-19', '2026-11-22'])
    expect(rangeAround('week', day)).toEqual(week);
  expect(rangeBeside('week', week, 1)).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  expect(rangeBeside('week', week, -1)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
});

test('a month has its own length', () => {
  expect(rangeAround('month', '2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(rangeAround('month', '2028-02-03')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  const march = rangeAround('month', '2026-03-15');
  expect(rangeBeside('month', march, -1)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(rangeBeside('month', march, 1)).toEqual({ from: '2026-04-01', to: '2026-04-30' });
});

test('a day is itself', () => {
  const day = rangeAround('day', '2026-01-01');
  expect(day).toEqual({ from: '2026-01-01', to: '2026-01-01' });
  expect(rangeBeside('day', day, -1)).toEqual({ from: '2025-12-31', to: '2025-12-31' });
});
