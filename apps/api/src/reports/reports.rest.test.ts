import { afterEach, expect, test, vi } from 'vitest';
import type { RestRequest } from '../procedures/rest-row.ts';
import { reportRows } from './reports.rest.ts';

afterEach(() => void vi.useRealTimers());

const ridesFrom = (timeZone: string, query: Record<string, unknown> = {}) => {
  const row = reportRows.find(({ path }) => path === '/reports/rides');
  const input = row?.input?.({ query, timeZone } as unknown as RestRequest);
  return (input as { from?: string } | undefined)?.from;
};

test('a year of rides begins with a month of the city’s, not of UTC', () => {
  vi.useFakeTimers({ now: new Date('2026-10-31T20:00:00Z') });
  expect(ridesFrom('Asia/Dhaka', { period: 'day' })).toBe('2025-12-01');
  expect(ridesFrom('America/Lima')).toBe('2025-11-01');
  expect(ridesFrom('Asia/Dhaka', { period: 'month' })).toBe('2025-12-01');
});

test('days that are asked for are kept, and a last one alone ends a year of whole months', () => {
  expect(ridesFrom('Asia/Dhaka', { from: '2026-03-15', to: '2026-04-02' })).toBe('2026-03-15');
  expect(ridesFrom('Asia/Dhaka', { to: '2025-02-11' })).toBe('2024-03-01');
});

test('of the days those that had rides are told, in dollars', () => {
  const row = reportRows.find(({ path }) => path === '/reports/rides');
  const stats = [
    { date: '2026-11-01', rideCount: 2, revenueCents: 1_250 },
    { date: '2026-11-02', rideCount: 0, revenueCents: 0 },
  ];
  const answer = row?.answer as ((said: object) => unknown) | undefined;
  expect(answer?.({ period: 'day', stats })).toMatchObject({
    ...{ period: 'day', stats: [{ _id: '2026-11-01', rideCount: 2, totalRevenue: 12.5 }] },
  });
});
