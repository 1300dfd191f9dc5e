import { expect, test } from 'vitest';
import { fixTime, liesAhead } from './fix-time.ts';

const DEVICE = 1_800_000_000_000;

test('a fix is told in the server’s time', () => {
  expect(fixTime(DEVICE - 1_500, DEVICE, 0)).toBe(DEVICE - 1_500);
  expect(fixTime(DEVICE - 1_500, DEVICE, 300_000)).toBe(DEVICE + 298_500);
});

test('a stamp by another clock is replaced by now', () => {
  for (const stamp of [0, DEVICE - 978_307_200_000, DEVICE + 60_000, Number.NaN]) {
    expect(fixTime(stamp, DEVICE, -200)).toBe(DEVICE - 200);
  }
});

test('a fix is never from the future, and always whole', () => {
  expect(fixTime(DEVICE + 400, DEVICE, 0)).toBe(DEVICE);
  expect(fixTime(DEVICE - 0.25, DEVICE, 0.5)).toBe(DEVICE);
});

test('a fix from after now tells of a clock set back, but for what our notion of it wanders', () => {
  expect(liesAhead(DEVICE + 3_600_000, DEVICE)).toBe(true);
  expect(liesAhead(DEVICE + 400, DEVICE)).toBe(false);
  expect(liesAhead(DEVICE - 5_000, DEVICE)).toBe(false);
});
