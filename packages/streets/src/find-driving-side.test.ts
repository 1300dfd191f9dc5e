import { describe, expect, test } from 'vitest';
import { buildStreetGraph } from './build-street-graph.ts';
import { findDrivingSide } from './find-driving-side.ts';
import { drawByHand } from './testing/draw-by-hand.ts';
import { drawStreets, type DrawnWay } from './testing/draw-streets.ts';
import { readSharedGraph } from './testing/read-shared-graph.ts';
import { findRecorded, NEEDS_DATA } from './testing/recorded-data.ts';

const RING = [' a ', 'd b', ' c '];
const ring = (places: string, oneway = 'yes') =>
  drawStreets(RING, [[places, { junction: 'roundabout', oneway }]]);

test('roundabouts are driven clockwise where one drives on the left, whichever way they are drawn', () => {
  expect(findDrivingSide(ring('abcda'))).toBe('left');
  expect(findDrivingSide(ring('adcba'))).toBe('right');
  expect(findDrivingSide(ring('abcda', '-1'))).toBe('right');
});

test('a roundabout that streets lead out of everywhere turns at its junctions', () => {
  const map = ['n a e', ' d b ', '  c  '];
  const ways = ['ab', 'bc', 'cd', 'da'].map((places): DrawnWay => [places, { junction: 'roundabout' }]);
  const exits = ['na', 'be', 'cn', 'de'];
  expect(findDrivingSide(drawStreets(map, [...ways, ...exits]))).toBe('left');
});

test('without roundabouts the other carriageway of a road lies to the side one doesn’t drive on', () => {
  const at = { a: [90, 23], b: [90.01, 23], c: [90, 23.000225], d: [90.01, 23.000225] } as const;
  type Place = keyof typeof at;
  const road = (...ways: [Place, Place][]) => {
    const drawn = drawByHand();
    for (const ends of ways)
      drawn.way(
        ends.map((end) => at[end]),
        { highway: 'primary', oneway: 'yes', name: 'Long Road' },
      );
    return buildStreetGraph(drawn.extract);
  };
  expect(findDrivingSide(road(['a', 'b'], ['d', 'c']))).toBe('right');
  expect(findDrivingSide(road(['b', 'a'], ['c', 'd']))).toBe('left');
  expect(findDrivingSide(road(['a', 'b'], ['c', 'd']))).toBeNull();
});

test('a network of two-way streets says nothing', () => {
  expect(findDrivingSide(drawStreets(['a b', 'c d'], ['ab', 'cd', 'ac']))).toBeNull();
});

describe('Monaco', () => {
  const path = findRecorded('monaco.osm.pbf');
  test.skipIf(!path)(`${path ? '' : `(${NEEDS_DATA}) `}drives on the right`, async () => {
    expect(findDrivingSide(await readSharedGraph(path!))).toBe('right');
  });
});
