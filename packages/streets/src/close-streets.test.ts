import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeStreets } from './close-streets.ts';
import { createRouter } from './find-route.ts';
import { reachTimes } from './reach-times.ts';
import { createSnapper, type Snap } from './snap.ts';
import { drawStreets, placeOf } from './testing/draw-streets.ts';
import { exitsAfter, plainRoutes } from './testing/plain-dijkstra.ts';
import { randomSnaps, randomTrip, seededRandom, snapOn } from './testing/random-streets.ts';
import { readSharedGraph } from './testing/read-shared-graph.ts';
import { findRecorded, NEEDS_DATA } from './testing/recorded-data.ts';
import { traceRoute } from './trace-route.ts';

const flags = (count: number, closed: ReadonlySet<number>) =>
  Uint8Array.from({ length: count }, (_, arc) => Number(closed.has(arc)));

test('with any arcs closed and any speeds by hand, every route is as fast as a plain search’s, and so is each reach', () => {
  fc.assert(
    fc.property(
      randomTrip,
      fc.array(fc.nat(), { maxLength: 12 }),
      fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 400 })), { maxLength: 6 }),
      (trip, picks, slow) => {
        const { graph, from, to } = trip;
        const count = graph.arcHead.length;
        const arcSeconds = trip.arcSeconds.slice();
        for (const [pick, seconds] of slow) arcSeconds[pick % count] = seconds / 4;
        const closed = new Set(picks.map((pick) => pick % count));
        const changed = closeStreets(graph, flags(count, closed));
        const { findRoute } = createRouter(changed);
        for (const [a, b] of [
          [from, to],
          [to, from],
        ] as const) {
          const plain = plainRoutes(graph, arcSeconds, a, closed)(b);
          const route = findRoute(arcSeconds, a, b);
          expect(route?.seconds ?? Infinity).toBeCloseTo(plain?.seconds ?? Infinity, 3);
          const reached = reachTimes(changed, arcSeconds, b, 10_000)(a);
          expect(reached?.seconds ?? Infinity).toBeCloseTo(plain?.seconds ?? Infinity, 3);
          if (!route) continue;
          // It is described with the graph as it is on the ground, also where a car turns round before what is closed.
          expect(traceRoute(graph, arcSeconds, route).secondsAt.at(-1)).toBeCloseTo(route.seconds, 2);
          route.arcs.slice(1).forEach((arc, i) => {
            expect(exitsAfter(graph, route.arcs.slice(0, i + 1), closed)).toContain(arc);
            expect(closed.has(arc) && !closed.has(route.arcs[i]!)).toBe(false);
          });
        }
      },
    ),
    { numRuns: 250 },
  );
});

const MAP = ['a b c', '     ', 'd e f'];
const graph = drawStreets(MAP, ['ab', 'bc', 'de', 'ef', 'ad', 'be', 'cf']);
const seconds = Float32Array.from(graph.arcHead, () => 10);
const close = (...streets: number[]) =>
  Uint8Array.from(graph.arcStreet, (street) => Number(streets.includes(street)));
const streetsOf = (isClosed: Uint8Array, from: Snap, to: Snap) =>
  createRouter(closeStreets(graph, isClosed))
    .findRoute(seconds, from, to)
    ?.arcs.map((arc) => graph.arcStreet[arc]);

test('a closed street is driven round, a car inside leaves it, and nothing leads to what is closed in', () => {
  const [top, east] = [snapOn(graph, 0, 0.8), snapOn(graph, 6, 0.2)];
  expect(streetsOf(close(), top, east)).toEqual([0, 1, 6]);
  const round = close(1);
  expect(streetsOf(round, top, east)).toEqual([0, 5, 3, 6]);
  expect(streetsOf(round, snapOn(graph, 1, 0.2), top)).toEqual([1, 0]);
  expect(streetsOf(close(5, 2, 0), snapOn(graph, 5, 0.5), snapOn(graph, 6, 0.5))).toHaveLength(3);
  expect(streetsOf(close(1, 3), top, east)).toBeUndefined();
});

test('one direction alone can be closed', () => {
  const one = Uint8Array.from(graph.arcStreet, (street, arc) =>
    Number(street === 0 && graph.arcForward[arc] === 1),
  );
  const changed = closeStreets(graph, one);
  const { findRoute } = createRouter(changed);
  const streets = (from: Snap, to: Snap) =>
    findRoute(seconds, from, to)?.arcs.map((arc) => graph.arcStreet[arc]);
  expect(streets(snapOn(graph, 1, 1), snapOn(graph, 4, 0.5))).toEqual([1, 0, 4]);
  expect(streets(snapOn(graph, 4, 0.5), snapOn(graph, 1, 0.2))).toEqual([4, 2, 5, 1]);
});

test('a place snaps to the nearest street that is open, and that the rest of the city can reach', () => {
  const at = { ...placeOf(MAP, 'b')!, lng: placeOf(MAP, 'b')!.lng + 0.0009 };
  const snapWith = (isClosed: Uint8Array, mainPart: boolean) =>
    createSnapper(closeStreets(graph, isClosed), undefined, isClosed).nearest(at, {
      maxMeters: 400,
      mainPart,
    });
  expect(snapWith(close(), false)?.street).toBe(1);
  expect(snapWith(close(1), false)?.street).toBe(5);
  // With the streets at its ends closed, it is an island.
  const around = close(0, 5, 6);
  expect(snapWith(around, false)?.street).toBe(1);
  expect(snapWith(around, true)?.street).toBe(3);
});

const path = findRecorded('dhaka-streets.osm.pbf');
test.skipIf(!path)(
  `${path ? '' : `(${NEEDS_DATA}) `}in Dhaka, with 200 streets closed, routes are those of a plain search`,
  async () => {
    const city = await readSharedGraph(path!);
    const random = seededRandom();
    const shut = new Set(Array.from({ length: 200 }, () => Math.floor(random() * city.streetMeters.length)));
    const closed = new Set(Array.from(city.arcHead.keys()).filter((arc) => shut.has(city.arcStreet[arc]!)));
    const arcSeconds = Float32Array.from(
      city.arcStreet,
      (street) => city.streetMeters[street]! * (0.05 + random() / 5),
    );
    const changed = closeStreets(city, flags(city.arcHead.length, closed));
    const snaps = randomSnaps(city, 30, random);
    const { findRoute } = createRouter(changed);
    const plain = plainRoutes(city, arcSeconds, snaps[0]!, closed);
    for (const there of snaps)
      expect(findRoute(arcSeconds, snaps[0]!, there)?.seconds ?? Infinity).toBeCloseTo(
        plain(there)?.seconds ?? Infinity,
        3,
      );
  },
);
