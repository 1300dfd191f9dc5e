import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HastyRiders } from './hasty-riders.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('twenty canceled requests in ten minutes, then one has to wait', () => {
  const hasty = new HastyRiders();
  for (let i = 0; i < 19; i++) hasty.note('a', `ride ${i}`, []);
  hasty.note('a', 'ride 18', []);
  expect(hasty.findWait('a')).toBeNull();
  vi.advanceTimersByTime(60_000);
  hasty.note('a', 'ride 19', []);
  expect(hasty.findWait('a')).toEqual({ ms: 540_000, why: 'often' });
  expect(hasty.findWait('b')).toBeNull();
  // What is older than that does not count any more.
  vi.advanceTimersByTime(540_000);
  expect(hasty.findWait('a')).toBeNull();
  hasty.note('a', 'ride 20', []);
  expect(hasty.findWait('a')).toBeNull();
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

describe('rides whose driver was on the way', () => {
  const cancelLate = (hasty: HastyRiders, ...rides: number[]) => {
    for (const ride of rides) hasty.note('a', `ride ${ride}`, [], true);
  };

  test('five canceled in a quarter of an hour, then one has to wait', () => {
    const hasty = new HastyRiders();
    cancelLate(hasty, 1, 2, 3, 4, 4);
    for (let i = 0; i < 10; i++) hasty.note('a', `request ${i}`, []);
    expect(hasty.findWait('a')).toBeNull();
    vi.advanceTimersByTime(600_000);
    cancelLate(hasty, 5);
    expect(hasty.findWait('a')).toEqual({ ms: 300_000, why: 'late' });
    expect(hasty.findWait('b')).toBeNull();
    vi.advanceTimersByTime(300_000);
    expect(hasty.findWait('a')).toBeNull();
  });

  test('count as any other where the driver didn’t come', () => {
    const hasty = new HastyRiders();
    for (const ride of [1, 2, 3]) hasty.excuse(`ride ${ride}`);
    cancelLate(hasty, 1, 2, 3, 4, 5, 6);
    expect(hasty.findWait('a')).toBeNull();
    for (let i = 0; i < 14; i++) hasty.note('a', `request ${i}`, []);
    expect(hasty.findWait('a')).toEqual({ ms: 600_000, why: 'often' });
    cancelLate(hasty, 7, 8);
    expect(hasty.findWait('a')).toEqual({ ms: 900_000, why: 'late' });
  });
});
