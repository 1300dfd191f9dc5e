import { afterEach, expect, test, vi } from 'vitest';
import type { RestRequest } from '../http/rest-row.ts';
import { reportRows } from './reports.rest.ts';

afterEach(() => void vi.useRealTimers());

const ridesFrom = (timeZone: string, period?: string) => {
  const row = reportRows.find(({ path }) => path === '/reports/rides');
  return (row?.input?.({ query: { period }, timeZone } as unknown as RestRequest) as { from?: string }).from;
};

test('a year of rides begins with a month of the city’s, not of UTC', () => {
  vi.useFakeTimers({ now: new Date('2026-10-31T20:00:00Z') });
  expect(ridesFrom('Asia/Dhaka', 'day')).toBe('2025-12-01');
  expect(ridesFrom('America/Lima')).toBe('2025-11-01');
  expect(ridesFrom('Asia/Dhaka', 'month')).toBeUndefined();
});
