import { expect, test } from 'vitest';
import { simplifyPath } from './simplify-path.ts';

/** Meters east and north of a corner in Dhaka. */
const at = (east: number, north: number) => ({
  lat: 23.78 + north / 111_195,
  lng: 90.4 + east / (111_195 * Math.cos((23.78 * Math.PI) / 180)),
});

test('of a straight street the ends stay, of a corner the corner', () => {
  const street = [0, 20, 40, 60, 80].map((east) => at(east, east % 40 ? 2 : 0));
  expect(simplifyPath(street, 5)).toEqual([street[0], street[4]]);
  const turned = [...street, at(80, 30), at(80, 60)];
  expect(simplifyPath(turned, 5)).toEqual([street[0], street[4], turned.at(-1)]);
});

test('a way out and back keeps its far end', () => {
  const way = [at(0, 0), at(0, 50), at(0, 100), at(0, 50), at(0, 0)];
  expect(simplifyPath(way, 5)).toEqual([way[0], way[2], way[4]]);
});

test('nothing and single points stay what they are', () => {
  expect(simplifyPath([], 5)).toEqual([]);
  expect(simplifyPath([at(0, 0)], 5)).toEqual([at(0, 0)]);
  expect(simplifyPath([at(0, 0), at(1, 0)], 5)).toEqual([at(0, 0), at(1, 0)]);
});
