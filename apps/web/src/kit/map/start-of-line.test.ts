import { expect, test } from 'vitest';
import { startOfLine } from './start-of-line.ts';

const corner = [
  { lat: 0, lng: 0 },
  { lat: 0, lng: 1 },
  { lat: 1, lng: 1 },
];

test('a share of a line ends at that share of its length', () => {
  expect(startOfLine(corner, 0)).toEqual([corner[0]]);
  expect(startOfLine(corner, 0.25).at(-1)).toMatchObject({ lat: 0, lng: expect.closeTo(0.5, 6) as number });
  expect(startOfLine(corner, 0.75).at(-1)).toMatchObject({ lat: expect.closeTo(0.5, 6) as number, lng: 1 });
  expect(startOfLine(corner, 1)).toEqual(corner);
  expect(startOfLine([], 0.5)).toEqual([]);
});
