import { expect, test } from 'vitest';
import { turnTo } from './turn-to.ts';

test.each([
  [350, 10, 370],
  [10, 350, -10],
  [0, 180, 180],
  [730, 20, 740],
  [-10, 340, -20],
  [45, 45, 45],
])('from %i to %i a car turns the short way', (before, bearing, angle) =>
  expect(turnTo(before, bearing)).toBe(angle),
);
