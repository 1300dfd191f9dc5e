import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RiderCancellations } from './rider-cancellations.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('twenty canceled requests in ten minutes, then one has to wait', () => {
  const cancellations = new RiderCancellations();
  for (let i = 0; i < 19; i++) cancellations.note('a', `ride ${i}`, []);
  cancellations.note('a', 'ride 18', []);
  expect(cancellations.findWait('a')).toBeNull();
  vi.advanceTimersByTime(60_000);
  cancellations.note('a', 'ride 19', []);
  expect(cancellations.findWait('a')).toEqual({ ms: 540_000, why: 'often' });
  expect(cancellations.findWait('b')).toBeNull();
  // Older cancellations no longer count.
  vi.advanceTimersByTime(540_000);
  expect(cancellations.findWait('a')).toBeNull();
  cancellations.note('a', 'ride 20', []);
  expect(cancellations.findWait('a')).toBeNull();
});

test('drivers who were asked for nothing are left alone by that rider for some seconds', () => {
  const cancellations = new RiderCancellations();
  cancellations.note('a', 'ride', ['near']);
  expect(cancellations.isQuiet('a', 'near')).toBe(true);
  expect(cancellations.isQuiet('a', 'far')).toBe(false);
  expect(cancellations.isQuiet('b', 'near')).toBe(false);
  vi.advanceTimersByTime(5_000);
  expect(cancellations.isQuiet('a', 'near')).toBe(false);
});

describe('rides whose driver was on the way', () => {
  const cancelLate = (cancellations: RiderCancellations, ...rides: number[]) => {
    for (const ride of rides) cancellations.note('a', `ride ${ride}`, [], true);
  };

  test('five canceled in a quarter of an hour, then one has to wait', () => {
    const cancellations = new RiderCancellations();
    cancelLate(cancellations, 1, 2, 3, 4, 4);
    for (let i = 0; i < 10; i++) cancellations.note('a', `request ${i}`, []);
    expect(cancellations.findWait('a')).toBeNull();
    vi.advanceTimersByTime(600_000);
    cancelLate(cancellations, 5);
    expect(cancellations.findWait('a')).toEqual({ ms: 300_000, why: 'late' });
    expect(cancellations.findWait('b')).toBeNull();
    vi.advanceTimersByTime(300_000);
    expect(cancellations.findWait('a')).toBeNull();
  });

  test('count as any other where the driver didn’t come', () => {
    const cancellations = new RiderCancellations();
    for (const ride of [1, 2, 3]) cancellations.excuse(`ride ${ride}`);
    cancelLate(cancellations, 1, 2, 3, 4, 5, 6);
    expect(cancellations.findWait('a')).toBeNull();
    for (let i = 0; i < 14; i++) cancellations.note('a', `request ${i}`, []);
    expect(cancellations.findWait('a')).toEqual({ ms: 600_000, why: 'often' });
    cancelLate(cancellations, 7, 8);
    expect(cancellations.findWait('a')).toEqual({ ms: 900_000, why: 'late' });
  });
});
