import { expect, test } from 'vitest';
import { shiftInside } from './shift-inside.ts';

test.each([
  ['in the middle it stays', 195, 0],
  ['at the left edge it moves in', 20, 48],
  ['at the right edge too', 380, -58],
  ['out of sight it stays', -5, 0],
])('%s', (_what, x, shift) => {
  expect(shiftInside(x, 120, 390)).toBe(shift);
});
