import { expect, test } from 'vitest';
import { readCorners, writeCorners } from './read-corners.ts';

const CORNERS = [
  { lat: 23.7947, lng: 90.4143 },
  { lat: -1.5, lng: -0.00001 },
  { lat: 0, lng: 180 },
];

test('corners are written so that they are read again', () =>
  expect(readCorners(writeCorners([CORNERS[0]!, CORNERS[2]!]))).toEqual([CORNERS[0], CORNERS[2]]));

test.each([
  ['23.7947, 90.4143', [CORNERS[0]]],
  ['  23.7947 90.4143 \n\n-1.5;-0.00001\n', CORNERS.slice(0, 2)],
  ['২৩.৭৯৪৭, ৯০.৪১৪৩', [CORNERS[0]]],
  ['', []],
  ['23.7947', 1],
  ['0, 180\n\nGulshan', 3],
  ['91, 90', 1],
  ['23, 181', 1],
  ['23.7, 90.4, 5', 1],
  ['0, 180\n'.repeat(201), 'many'],
  [`${'0, 180\n'.repeat(200)}\n \n`, Array.from({ length: 200 }, () => CORNERS[2])],
])('%j is read', (text, corners) => expect(readCorners(text)).toEqual(corners));
