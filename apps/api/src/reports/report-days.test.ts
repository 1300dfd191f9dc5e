import { expect, test } from 'vitest';
import { daysBefore, wholeMonthsOf } from './report-days.ts';

test.each([
  ['2026-11-21', '2026-11-21', '2026-11-20', '2026-11-20'],
  ['2026-11-15', '2026-11-21', '2026-11-08', '2026-11-14'],
  // Whole months are compared with whole months, whatever their length.
  ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-01-01', '2026-02-28', '2025-11-01', '2025-12-31'],
  ['2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31'],
  ['2026-11-10', '2026-11-30', '2026-10-20', '2026-11-09'],
  // A month under way has this many days.
  ['2026-11-01', '2026-11-21', '2026-10-11', '2026-10-31'],
])('what comes before %s to %s', (from, to, first, last) => {
  expect(daysBefore({ from, to })).toEqual({ from: first, to: last });
});

test.each([
  ['2026-11-01', '2026-11-30', '2026-11-01', '2026-12-01'],
  ['2025-11-23', '2026-11-22', '2025-12-01', '2026-11-01'],
  ['2025-12-31', '2026-02-01', '2026-01-01', '2026-02-01'],
  ['2024-02-01', '2024-02-28', null, null],
  ['2024-02-01', '2024-02-29', '2024-02-01', '2024-03-01'],
  ['2026-11-02', '2026-11-30', null, null],
  ['2026-11-21', '2026-11-21', null, null],
])('the whole months of %s to %s', (from, to, first, until) => {
  expect(wholeMonthsOf({ from, to })).toEqual(first && until ? { from: first, until } : null);
});
