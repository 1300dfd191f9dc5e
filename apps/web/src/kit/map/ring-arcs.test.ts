import { expect, test } from 'vitest';
import { readCounts } from './cluster.ts';
import { ringArcs, ringSize } from './ring-arcs.ts';

const arcsOf = (counts: Record<string, number>) =>
  ringArcs(readCounts(counts)).map(({ tone, from, length }) => [tone, Math.round(from), Math.round(length)]);

test('each status has the share of the ring that it has of the cars, in the order of a ride', () => {
  expect(arcsOf({ point_count: 40, idle: 10, in_transit: 20, requested: 10 })).toEqual([
    ['requested', 0, 25],
    ['in_transit', 25, 50],
    ['idle', 75, 25],
  ]);
});

test('all of one status are a whole ring', () => {
  expect(arcsOf({ point_count: 7, accepted: 7 })).toEqual([['accepted', 0, 100]]);
});

test('one among hundreds is still to be seen, and the ring is still whole', () => {
  expect(arcsOf({ point_count: 301, requested: 1, in_transit: 300 })).toEqual([
    ['requested', 0, 3],
    ['in_transit', 3, 97],
  ]);
});

test('more are a wider ring, with room for each digit', () => {
  const sizes = [9, 10, 99, 100, 1_000].map(ringSize);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(sizes[0]).toBeLessThan(sizes[1] as number);
});
