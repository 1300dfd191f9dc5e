import { expect, test } from 'vitest';
import { readCounts } from './cluster.ts';
import { matchRings, type Ring, type RingFacts } from './match-rings.ts';

const cluster = (lng: number, total: number): RingFacts => ({
  lat: 0,
  lng,
  counts: readCounts({ point_count: total, idle: total }),
});
/** A degree is a pixel. */
const project = ({ lng, lat }: RingFacts) => ({ x: lng, y: lat });
const match = (before: readonly Ring[], clusters: RingFacts[]) => {
  let key = Math.max(0, ...before.map((ring) => ring.key));
  return matchRings(before, clusters, project, () => (key += 1));
};

test('a ring keeps its place while its crowd wanders, and its key when it follows', () => {
  const [first] = match([], [cluster(100, 10)]);
  const [stayed] = match([first as Ring], [cluster(105, 12)]);
  expect(stayed).toMatchObject({ key: first?.key, lng: 100, counts: { total: 12 } });
  const [moved] = match([stayed as Ring], [cluster(130, 12)]);
  expect(moved).toMatchObject({ key: first?.key, lng: 130 });
  const [other] = match([moved as Ring], [cluster(300, 12)]);
  expect(other?.key).not.toBe(first?.key);
});

test('what did not change is the same object', () => {
  const before = match([], [cluster(100, 10), cluster(300, 4)]);
  expect(match(before, [cluster(300, 4), cluster(102, 10)])).toEqual(before);
  expect(match(before, [cluster(300, 4), cluster(102, 10)])[0]).toBe(before[0]);
});

test('two crowds never share a ring', () => {
  const before = match([], [cluster(100, 10)]);
  const [a, b] = match(before, [cluster(98, 6), cluster(120, 4)]);
  expect(new Set([a?.key, b?.key]).size).toBe(2);
});
