import { expect, it } from 'vitest';
import { backoffMs, coolDownMs } from './backoff.ts';

it('doubles from 200 ms to 2 s, and after a dozen failures is 8 s, half of it by chance', () => {
  const range = (failures: number) => [backoffMs(failures, () => 0), backoffMs(failures, () => 1)];
  expect(range(0)).toEqual([100, 200]);
  expect(range(1)).toEqual([200, 400]);
  expect(range(3)).toEqual([800, 1_600]);
  expect(range(4)).toEqual([1_000, 2_000]);
  expect(range(11)).toEqual([1_000, 2_000]);
  expect(range(12)).toEqual([4_000, 8_000]);
  expect(range(1_000)).toEqual([4_000, 8_000]);
});

it('leaves the wait to chance where nothing else is said', () => {
  for (const wait of [() => backoffMs(0) / 200, () => coolDownMs() / 10_000]) {
    expect(wait()).toBeGreaterThanOrEqual(0.5);
    expect(wait()).toBeLessThan(1);
  }
});
