import { distanceMeters } from '@ridewire/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRouter } from './find-route.ts';
import { createSnapper } from './snap.ts';
import { drawStreets, placeOf } from './testing/draw-streets.ts';
import { randomTrip } from './testing/random-streets.ts';
import { traceRoute } from './trace-route.ts';

const MAP = ['a b c d', '    e  '];

test('a line begins and ends in mid-street, and passes each point in its time', () => {
  const graph = drawStreets(MAP, ['abc', 'cd', 'ec']);
  const snapper = createSnapper(graph);
  const near = (letter: string, share: number, next: string) => {
    const [a, b] = [placeOf(MAP, letter)!, placeOf(MAP, next)!];
    const point = { lat: a.lat + (b.lat - a.lat) * share, lng: a.lng + (b.lng - a.lng) * share };
    return snapper.nearest(point, { maxMeters: 20 })!;
  };
  const seconds = Float32Array.from(graph.arcHead, () => 40);
  const [from, to] = [near('a', 0.5, 'b'), near('c', 0.5, 'e')];
  const { line, secondsAt, arcStarts } = traceRoute(
    graph,
    seconds,
    createRouter(graph).findRoute(seconds, from, to)!,
  );
  expect(line).toHaveLength(4);
  [from.point, placeOf(MAP, 'b')!, placeOf(MAP, 'c')!, to.point].forEach((point, i) =>
    expect(distanceMeters(line[i]!, point)).toBeLessThan(0.1),
  );
  // Turning right takes three seconds.
  expect(secondsAt.map(Math.round)).toEqual([0, 10, 33, 53]);
  expect(arcStarts).toEqual([0, 2]);
});

test('every line is as long as its route, without a leap, and arrives in its time', () => {
  fc.assert(
    fc.property(randomTrip, ({ graph, arcSeconds, from, to }) => {
      const route = createRouter(graph).findRoute(arcSeconds, from, to);
      if (!route) return;
      const { line, secondsAt, arcStarts } = traceRoute(graph, arcSeconds, route);
      expect(line.length).toBeGreaterThan(1);
      expect(secondsAt).toHaveLength(line.length);
      expect(arcStarts).toHaveLength(route.arcs.length);
      expect(secondsAt[0]).toBe(0);
      expect(secondsAt.at(-1)).toBeCloseTo(route.seconds, 4);
      expect(secondsAt).toEqual(secondsAt.toSorted((a, b) => a - b));
      const meters = line.slice(1).reduce((sum, point, i) => sum + distanceMeters(line[i]!, point), 0);
      expect(meters).toBeCloseTo(route.meters, 0);
      route.arcs.slice(1).forEach((arc, i) => {
        const at = line[arcStarts[i + 1]!]!;
        const tail = graph.arcTail[arc]!;
        expect(at.lat).toBeCloseTo(graph.junctionLat[tail]! / 1e7, 7);
        expect(at.lng).toBeCloseTo(graph.junctionLng[tail]! / 1e7, 7);
      });
    }),
    { numRuns: 300 },
  );
});
