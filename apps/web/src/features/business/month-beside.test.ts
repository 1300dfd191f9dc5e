import { expect, test } from 'vitest';
import { monthBeside } from './month-beside.ts';

test('months go on past the year’s end', () => {
  expect(monthBeside('2026-12', 1)).toBe('2027-01');
  expect(monthBeside('2026-01', -1)).toBe('2025-12');
  expect(monthBeside('2026-03', -1)).toBe('2026-02');
});
