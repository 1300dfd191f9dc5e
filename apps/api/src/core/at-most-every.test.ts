import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first call is carried out at once, those that follow it together at the end, and each after the call', () => {
  const work = vi.fn();
  const { call } = atMostEvery(1_000, work);
  call();
  expect(work).toHaveBeenCalledTimes(1);
  for (let i = 0; i < 9; i += 1, vi.advanceTimersByTime(100)) call();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(999);
  call();
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(5_000);
  expect(work).toHaveBeenCalledTimes(3);
  call();
  expect(work).toHaveBeenCalledTimes(4);
});

test('work that fails is carried out again by the next call, and nothing after the stop', () => {
  const work = vi.fn(() => {
    throw new Error('of the work');
  });
  const { call, stop } = atMostEvery(1_000, work);
  expect(call).toThrow('of the work');
  call();
  stop();
  vi.advanceTimersByTime(5_000);
  expect(work).toHaveBeenCalledTimes(1);
});
