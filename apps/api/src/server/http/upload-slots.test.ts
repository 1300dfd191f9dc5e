import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UploadSlots } from './upload-slots.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const arriving = (rate: number) => ({ rate: () => rate, giveUp: vi.fn() });

test('so many at once, and each place comes back', () => {
  const slots = new UploadSlots(2);
  const leave = slots.take(arriving(1));
  slots.take(arriving(1));
  expect(slots.take(arriving(1))).toBeUndefined();
  leave?.();
  expect(slots.take(arriving(1))).toBeDefined();
});

test('a body that hardly arrives is given up after a while', () => {
  const slots = new UploadSlots(4);
  const [dead, slow, there] = [arriving(1_999), arriving(2_000), arriving(Infinity)];
  for (const each of [dead, slow, there]) slots.take(each);
  vi.advanceTimersByTime(4_999);
  expect(dead.giveUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect([dead, slow, there].map(({ giveUp }) => giveUp.mock.calls.length)).toEqual([1, 0, 0]);
});

test('where all are taken the slowest makes room, if it had its time and is slow', () => {
  const slots = new UploadSlots(3);
  const [slow, slower, fast] = [arriving(19_999), arriving(3_000), arriving(20_000)];
  for (const each of [slow, slower, fast]) slots.take(each);
  expect(slots.take(arriving(1))).toBeUndefined();
  vi.advanceTimersByTime(5_000);
  expect(slots.take(arriving(20_000))).toBeDefined();
  expect(slower.giveUp).toHaveBeenCalledTimes(1);
  expect(slots.take(arriving(20_000))).toBeDefined();
  expect(slow.giveUp).toHaveBeenCalledTimes(1);
  expect(slots.take(arriving(20_000))).toBeUndefined();
  expect(fast.giveUp).not.toHaveBeenCalled();
});
