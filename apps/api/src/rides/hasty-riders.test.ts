import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HastyRiders } from './hasty-riders.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('twenty canceled requests in ten minutes, then one has to wait', () => {
  const hasty = new HastyRiders();
  for (let i = 0; i < 19; i++) hasty.note('a', `ride ${i}`, []);
  hasty.note('a', 'ride 18', []);
  expect(hasty.waitMs('a')).toBe(0);
  vi.advanceTimersByTime(60_000);
  hasty.note('a', 'ride 19', []);
  expect(hasty.waitMs('a')).toBe(540_000);
  expect(hasty.waitMs('b')).toBe(0);
  // What is older than that does not count any more.
  vi.advanceTimersByTime(540_000);
  expect(hasty.waitMs('a')).toBe(0);
  hasty.note('a', 'ride 20', []);
  expect(hasty.waitMs('a')).toBe(0);
});

test('drivers who were asked for nothing are left alone by that rider for some seconds', () => {
  const hasty = new HastyRiders();
  hasty.note('a', 'ride', ['near']);
  expect(hasty.isQuiet('a', 'near')).toBe(true);
  expect(hasty.isQuiet('a', 'far')).toBe(false);
  expect(hasty.isQuiet('b', 'near')).toBe(false);
  vi.advanceTimersByTime(5_000);
  expect(hasty.isQuiet('a', 'near')).toBe(false);
});
