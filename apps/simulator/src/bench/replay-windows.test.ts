import { expect, test } from 'vitest';
import { replayWindows, type PastRide } from './replay-windows.ts';

const ride = (id: number, requestedMs: number, acceptedMs: number | null = null): PastRide => ({
  id: String(id),
  requestedMs,
  acceptedMs,
});
const every = (gapMs: number) => Array.from({ length: 30 }, (_, i) => ride(i, i * gapMs, i * gapMs + 1));

test('requests that are far apart are not gathered', () => {
  expect(new Set(replayWindows(every(2_000), 100).values())).toEqual(new Set([0]));
});

test('those of one window end at the same moment', () => {
  const windows = [...replayWindows(every(100), 100).values()];
  const ends = windows.map((windowMs, i) => (windowMs > 0 ? Math.round(i * 100 + windowMs) : null));
  expect(ends[6]).not.toBeNull();
  expect(ends[7]).toBe(ends[6]);
});

test('the fewer drivers are free, the longer it is', () => {
  const last = (drivers: number) => Math.max(...replayWindows(every(100), drivers).values());
  expect(last(50)).toBeGreaterThan(last(5_000));
});
