import { distanceMeters, type LatLng } from '@ridewire/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSnapIndex, createSnapper } from './snap.ts';
import { between, pointOf } from './street-shape.ts';
import type { StreetGraph } from './street-graph.ts';
import { drawStreets, placeOf } from './testing/draw-streets.ts';
import { randomTrip } from './testing/random-streets.ts';

const MAP = ['a b c d', '  e f  ', '  g h  '];
const at = (letter: string, north = 0) => ({
  lat: placeOf(MAP, letter)!.lat + north,
  lng: placeOf(MAP, letter)!.lng,
});

test('a point falls on the nearest street, so far along its shape', () => {
  const graph = drawStreets(MAP, ['abc', ['gh', { oneway: 'yes' }]]);
  const snap = createSnapper(graph, buildSnapIndex(graph)).nearest(at('b', 0.0002), { maxMeters: 100 });
  expect(snap).toMatchObject({ street: 0, share: expect.closeTo(0.5, 4), meters: expect.closeTo(22.2, 1) });
  expect(snap!.arcs.map((arc) => graph.arcForward[arc])).toEqual([1, 0]);
  expect(distanceMeters(snap!.point, at('b'))).toBeLessThan(0.1);
});

test('none where no street is near enough, and of streets cut off none if the main part is wanted', () => {
  const { nearest, around } = createSnapper(drawStreets(MAP, ['ab', 'bc', 'gh']));
  expect(nearest(at('e', -0.0002), { maxMeters: 50 })).toBeNull();
  expect(nearest(at('g'), { maxMeters: 500 })).toMatchObject({ street: 2 });
  expect(nearest(at('g'), { maxMeters: 500, mainPart: true })).toMatchObject({
    street: expect.toBeOneOf([0, 1]),
  });
  expect(around(at('b', 0.0001), { maxMeters: 500, count: 5 }).map(({ street }) => street)).toEqual([
    0, 1, 2,
  ]);
});

test('of any point the nearest streets are those that measuring every piece finds', () => {
  const place = fc.integer({ min: -200, max: 1000 });
  fc.assert(
    fc.property(randomTrip, place, place, fc.integer({ min: 1, max: 4 }), ({ graph }, north, east, count) => {
      const point = { lat: 23.75 + north / 1e5, lng: 90.39 + east / 1e5 };
      const measured = Array.from(graph.streetMeters.keys(), (street) => metersTo(graph, street, point))
        .filter((meters) => meters <= 400)
        .toSorted((a, b) => a - b);
      const snaps = createSnapper(graph).around(point, { maxMeters: 400, count });
      expect(snaps).toHaveLength(Math.min(count, measured.length));
      snaps.forEach((snap, i) => {
        expect(snap.meters).toBeCloseTo(measured[i]!, 0);
        expect(distanceMeters(point, snap.point)).toBeCloseTo(snap.meters, 0);
      });
    }),
    { numRuns: 60 },
  );
});

/** The distance to the nearest point of a street, found by halving each of its pieces toward it. */
function metersTo(graph: StreetGraph, street: number, point: LatLng): number {
  let best = Infinity;
  for (let p = graph.firstPoint[street]!; p < graph.firstPoint[street + 1]! - 1; p++) {
    let [a, b] = [pointOf(graph, p), pointOf(graph, p + 1)];
    for (let i = 0; i < 20; i++)
      if (distanceMeters(point, a) < distanceMeters(point, b)) b = between(a, b, 0.5);
      else a = between(a, b, 0.5);
    best = Math.min(best, distanceMeters(point, a));
  }
  return best;
}
