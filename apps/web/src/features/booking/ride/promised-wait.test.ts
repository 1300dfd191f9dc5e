import fc from 'fast-check';
import { expect, test } from 'vitest';
import { promisedWait } from './promised-wait.ts';

test.each([
  [150_000, 3],
  [149_999, 2],
  [90_000, 2],
  [89_999, 1],
  [1, 1],
  [0, null],
  [-600_000, null],
])('%d ms before it are %s minutes', (leftMs, minutes) => {
  expect(promisedWait(1_000_000 + leftMs, 1_000_000).minutes).toBe(minutes);
});

test('it wakes when it reads differently, never before, and not at all once it is over', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_600_000 }), (leftMs) => {
      const { minutes, untilNextMs } = promisedWait(leftMs, 0);
      expect(promisedWait(leftMs, untilNextMs).minutes).not.toBe(minutes);
      expect(promisedWait(leftMs, untilNextMs - 2).minutes).toBe(minutes);
      expect(untilNextMs).toBeGreaterThan(0);
    }),
  );
  expect(promisedWait(0, 5).untilNextMs).toBe(Infinity);
});
