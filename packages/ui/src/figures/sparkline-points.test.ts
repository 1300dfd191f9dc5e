import { expect, test } from 'vitest';
import { sparklinePoints } from './sparkline-points.ts';

test('spreads values over the box, high up', () => {
  expect(sparklinePoints([0, 5, 10], 100, 20, 2)).toEqual([
    { x: 2, y: 18 },
    { x: 50, y: 10 },
    { x: 98, y: 2 },
  ]);
});
test('a flat line, one value, none', () => {
  expect(sparklinePoints([4, 4], 100, 20, 2).map(({ y }) => y)).toEqual([10, 10]);
  expect(sparklinePoints([4], 100, 20, 2)).toEqual([{ x: 2, y: 10 }]);
  expect(sparklinePoints([], 100, 20, 2)).toEqual([]);
});
