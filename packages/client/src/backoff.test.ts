import { expect, it } from 'vitest';
import { backoffMs, coolDownMs } from './backoff.ts';

const range = (failures: number, isMet = false) =>
  [0, 1].map((chance) => backoffMs(failures, { random: () => chance, isMet }));

it('doubles from 200 ms to 1.5 s, and after 40 failures is 8 s, half of it by chance', () => {
  expect(range(0)).toEqual([100, 200]);
  expect(range(1)).toEqual([200, 400]);
  expect(range(3)).toEqual([750, 1_500]);
  expect(range(39)).toEqual([750, 1_500]);
  expect(range(40)).toEqual([4_000, 8_000]);
  expect(range(1_000)).toEqual([4_000, 8_000]);
});

it('doubles to 8 s where a server is there that ends what it begins', () => {
  expect(range(3, true)).toEqual([800, 1_600]);
  expect(range(5, true)).toEqual([3_200, 6_400]);
  expect(range(6, true)).toEqual([4_000, 8_000]);
});

it('leaves the wait to chance where nothing else is said', () => {
  for (const wait of [() => backoffMs(0) / 200, () => coolDownMs() / 10_000]) {
    expect(wait()).toBeGreaterThanOrEqual(0.5);
    expect(wait()).toBeLessThan(1);
  }
});
