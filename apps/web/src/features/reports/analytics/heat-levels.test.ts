import { expect, test } from 'vitest';
import { heatLevel, heatLimits, heatSteps } from './heat-levels.ts';

test('each shade has as many places, however crowded one of them is', () => {
  const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10_000, 0, 0];
  const limits = heatLimits(counts);
  expect(limits).toEqual([2, 4, 6, 8, 10_000]);
  expect(counts.map((count) => heatLevel(count, limits))).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 0, 0]);
  expect(heatSteps(limits)[1]).toEqual({ level: 2, from: 3, to: 4 });
});

test('few different counts need few shades, and nothing none', () => {
  expect(heatLimits([0, 0])).toEqual([]);
  expect(heatLimits([3, 3, 3])).toEqual([3]);
  expect(heatLevel(3, [3])).toBe(5);
  expect(heatLevel(0, [])).toBe(0);
  expect(heatSteps([3])).toEqual([{ level: 5, from: 1, to: 3 }]);
});
