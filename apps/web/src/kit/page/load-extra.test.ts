import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadExtra } from './load-extra.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Toasts: ComponentType = () => 'Saved';

/** A file that fails to load this many times, and then loads. */
function makeLoad(failures: number) {
  return vi.fn(async () => {
    if (load.mock.calls.length <= failures)
      throw new TypeError('Failed to fetch dynamically imported module');
    return Toasts;
  });
}
let load: ReturnType<typeof makeLoad>;

test('a piece that comes is shown, and asked for once', async () => {
  load = makeLoad(0);
  expect(await loadExtra(load)).toBe(Toasts);
  expect(load).toHaveBeenCalledTimes(1);
});

test('one that doesn’t is asked for again, not at once', async () => {
  load = makeLoad(1);
  const piece = loadExtra(load);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await piece).toBe(Toasts);
});

test('it is asked for more and more seldom, until it comes', async () => {
  load = makeLoad(8);
  const piece = loadExtra(load);
  await vi.advanceTimersByTimeAsync(2_000 + 4_000);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(8_000 + 16_000 + 32_000 + 64_000 + 64_000);
  expect(load).toHaveBeenCalledTimes(8);
  await vi.advanceTimersByTimeAsync(64_000);
  expect(await piece).toBe(Toasts);
});
