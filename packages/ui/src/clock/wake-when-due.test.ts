import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wakeWhenDue } from './wake-when-due.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const LOST_AFTER_MS = 15_000;

test('a car that reported all along is lost 15 s after its last report, however long it was watched', () => {
  // Rendered once, and since then only given newer reports.
  const renderedMs = Date.now();
  let lostAt = 0;
  let stop = () => {};
  let lastMs = renderedMs;
  for (let report = 0; report < 30; report++) {
    stop();
    lastMs = Date.now();
    const rendered = { atMs: renderedMs, untilNextMs: lastMs + LOST_AFTER_MS - renderedMs };
    stop = wakeWhenDue(rendered, Date.now, () => (lostAt = Date.now()));
    vi.advanceTimersByTime(2_000);
  }
  vi.advanceTimersByTime(120_000);
  expect(lostAt - lastMs).toBe(LOST_AFTER_MS);
});

test('what is out of date already is renewed soon, and what never changes is not', () => {
  const wake = vi.fn();
  wakeWhenDue({ atMs: Date.now() - 60_000, untilNextMs: 1_000 }, Date.now, wake);
  vi.advanceTimersByTime(20);
  expect(wake).toHaveBeenCalledTimes(1);
  wakeWhenDue({ atMs: Date.now(), untilNextMs: Number.POSITIVE_INFINITY }, Date.now, wake);
  vi.advanceTimersByTime(86_400_000);
  expect(wake).toHaveBeenCalledTimes(1);
});

test.each([30, 60])('what changes in %i days wakes only after weeks, not at once again and again', (days) => {
  const wake = vi.fn();
  wakeWhenDue({ atMs: Date.now(), untilNextMs: days * 86_400_000 }, Date.now, wake);
  vi.advanceTimersByTime(24 * 86_400_000);
  expect(wake).not.toHaveBeenCalled();
  vi.advanceTimersByTime(86_400_000);
  expect(wake).toHaveBeenCalledTimes(1);
});
