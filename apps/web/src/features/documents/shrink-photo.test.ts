import { expect, test } from 'vitest';
import { fitSide } from './shrink-photo.ts';

test('a photo keeps its shape, and is never made larger', () => {
  expect(fitSide(8_000, 6_000, 4_000)).toEqual({ width: 4_000, height: 3_000 });
  expect(fitSide(3_000, 4_500, 3_000)).toEqual({ width: 2_000, height: 3_000 });
  expect(fitSide(900, 600, 4_000)).toEqual({ width: 900, height: 600 });
});
