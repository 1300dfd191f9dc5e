import { expect, it } from 'vitest';
import { isInside, pointInside, ringArea, type Ring } from './ring-shape.ts';

const box = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

it('measures and fills a box', () => {
  expect(ringArea(box(0, 0, 0.01, 0.01)) / 1_236_433).toBeCloseTo(1, 2);
  expect(isInside([0.5, 0.5], box(0, 0, 1, 1))).toBe(true);
  expect(isInside([1.5, 0.5], box(0, 0, 1, 1))).toBe(false);
});

it('writes a name beside a hole and within a crescent', () => {
  const holed = [box(0, 0, 1, 1), box(0.3, 0.1, 0.9, 0.9)];
  const [x = 0] = pointInside(holed);
  expect(x).toBeLessThan(0.3);
  const crescent: Ring = [
    [0, 0],
    [3, 0],
    [3, 1],
    [1, 1],
    [1, 2],
    [3, 2],
    [3, 3],
    [0, 3],
    [0, 0],
  ];
  expect(isInside(pointInside([crescent]), crescent)).toBe(true);
});
