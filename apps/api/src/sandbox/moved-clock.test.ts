import { afterAll, beforeAll, expect, test } from 'vitest';
import { trueMs } from '../core/true-ms.ts';
import { installMovedClock, type MovedClock } from './moved-clock.ts';

const HOUR_MS = 3_600_000;
const trueDate = Date;
const trueSinceStart = Object.getOwnPropertyDescriptor(performance, 'now');

let clock: MovedClock;
beforeAll(() => {
  clock = installMovedClock();
});
afterAll(() => {
  clock.setAheadMs(0);
  globalThis.Date = trueDate;
  trueDate.prototype.constructor = trueDate;
  if (trueSinceStart) Object.defineProperty(performance, 'now', trueSinceStart);
  else delete (performance as Partial<typeof performance>).now;
});

test('every way to read the clock is as far ahead', () => {
  const [ms, sinceStart] = [trueDate.now(), performance.now()];
  clock.setAheadMs(HOUR_MS);
  for (const read of [Date.now(), new Date().getTime(), Number(new Date()), Date.parse(Date())])
    expect(Math.abs(read - ms - HOUR_MS)).toBeLessThan(5_000);
  expect(performance.now() - sinceStart).toBeGreaterThanOrEqual(HOUR_MS);
});

test('pauses and time limits go on by the true time', () => {
  clock.setAheadMs(0);
  const before = trueMs();
  clock.setAheadMs(HOUR_MS);
  expect(trueMs() - before).toBeGreaterThanOrEqual(0);
  expect(trueMs() - before).toBeLessThan(5_000);
});

test('a moment that is named stays the same, and is a Date', () => {
  clock.setAheadMs(HOUR_MS);
  const named = new Date('2026-11-29T12:00:00Z');
  expect(named.toISOString()).toBe('2026-11-29T12:00:00.000Z');
  expect([named, new Date(), structuredClone(named)].every((date) => date instanceof Date)).toBe(true);
  expect(Date.UTC(2026, 10, 29, 12)).toBe(named.getTime());
  expect(named.constructor).toBe(Date);
});
