import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRouter, type Route } from './find-route.ts';
import { reachTimes } from './reach-times.ts';
import type { Snap } from './snap.ts';
import type { StreetGraph } from './street-graph.ts';
import { drawStreets, type DrawnWay, type Rule } from './testing/draw-streets.ts';
import { exitsAfter, plainSeconds } from './testing/plain-dijkstra.ts';
import { randomSnaps, randomTrip, seededRandom, snapOn } from './testing/random-streets.ts';
import { readSharedGraph } from './testing/read-shared-graph.ts';
import { findRecorded, NEEDS_DATA } from './testing/recorded-data.ts';

/** Expects that a car can drive the route between the two places, in the time it states. */
function expectDrivable(graph: StreetGraph, arcSeconds: Float32Array, route: Route, from: Snap, to: Snap) {
  const { arcs } = route;
  const along = (arc: number, share: number) => (graph.arcForward[arc] ? share : 1 - share);
  const [start, end] = [along(arcs[0]!, from.share), along(arcs.at(-1)!, to.share)];
  expect(from.arcs).toContain(arcs[0]);
  expect(to.arcs).toContain(arcs.at(-1));
  if (arcs.length === 1) expect(end).toBeGreaterThanOrEqual(start);
  expect(arcs.slice(1).every((arc, i) => exitsAfter(graph, arcs.slice(0, i + 1)).includes(arc))).toBe(true);
  const sum = (of: (arc: number) => number) =>
    arcs.reduce((total, arc) => total + of(arc), 0) - of(arcs[0]!) * start - of(arcs.at(-1)!) * (1 - end);
  expect(route.seconds).toBeCloseTo(
    sum((arc) => arcSeconds[arc]!),
    4,
  );
  expect(route.meters).toBeCloseTo(
    sum((arc) => graph.streetMeters[graph.arcStreet[arc]!]!),
    2,
  );
  expect([route.fromShare, route.toShare]).toEqual([from.share, to.share]);
}

test('every way is drivable and as fast as can be, over one-ways, loops and forbidden turns', () => {
  fc.assert(
    fc.property(randomTrip, fc.nat(100), ({ graph, arcSeconds, from, to }, limit) => {
      const seconds = plainSeconds(graph, arcSeconds, from)(to);
      const { findRoute } = createRouter(graph);
      for (const [a, b] of [
        [from, to],
        [to, from],
        [from, to],
      ] as const) {
        const route = findRoute(arcSeconds, a, b);
        expect(route?.seconds ?? Infinity).toBeCloseTo(plainSeconds(graph, arcSeconds, a)(b), 4);
        if (route) expectDrivable(graph, arcSeconds, route, a, b);
      }
      const reached = reachTimes(graph, arcSeconds, to, limit + 0.5)(from);
      if (Math.abs(seconds - limit - 0.5) > 1e-4)
        expect(reached?.seconds ?? Infinity).toBeCloseTo(seconds <= limit + 0.5 ? seconds : Infinity, 4);
    }),
    { numRuns: 500 },
  );
});

describe('turning round', () => {
  const MAP = ['a b c d', '    e  '];
  /** The streets of the route from the middle of street 1 to the middle of the last. */
  function follow(ways: readonly DrawnWay[], rules: readonly Rule[], isOneWay = true) {
    const graph = drawStreets(MAP, ways, rules);
    const from = snapOn(graph, 0, 0.5);
    const ahead = from.arcs.filter((arc) => graph.arcForward[arc] || !isOneWay);
    const to = snapOn(graph, graph.streetMeters.length - 1, 0.5);
    const route = createRouter(graph).findRoute(
      Float32Array.from(graph.arcHead, () => 10),
      { ...from, arcs: ahead },
      to,
    );
    return route && route.arcs.map((arc) => graph.arcStreet[arc]! + 1);
  }
  test('nobody turns round in a street, but at its end', () => {
    expect(follow(['bc', 'cd', 'ab'], [])).toEqual([1, 2, 2, 1, 3]);
    expect(follow(['bc', ['cd', { oneway: 'yes' }], 'ab'], [])).toBeNull();
  });
  test('a car turns round at a crossing, where it may', () => {
    const ways: DrawnWay[] = ['bc', ['cd', { oneway: 'yes' }], ['ce', { oneway: 'yes' }], 'ab'];
    expect(follow(ways, [])).toEqual([1, 1, 4]);
    expect(follow(ways, [['no_u_turn', 1, 'c', 1]])).toBeNull();
  });
  test('a forbidden turn is gone round', () => {
    expect(follow(['bc', 'cd', 'ce'], [])).toEqual([1, 3]);
    expect(follow(['bc', 'cd', 'ce'], [['no_right_turn', 1, 'c', 3]])).toEqual([1, 2, 2, 3]);
  });
  test('on one street both ways are open, unless it is a one-way', () => {
    const graph = drawStreets(MAP, [['ab', { oneway: 'yes' }], 'bc']);
    const { findRoute } = createRouter(graph);
    const seconds = Float32Array.of(10, 10, 10);
    expect(findRoute(seconds, snapOn(graph, 0, 0.5), snapOn(graph, 0, 0.2))).toBeNull();
    expect(findRoute(seconds, snapOn(graph, 1, 0.5), snapOn(graph, 1, 0.2))).toMatchObject({
      seconds: expect.closeTo(3, 4),
    });
  });
});

describe.each(['dhaka-streets.osm.pbf', 'monaco.osm.pbf'])('%s', (name) => {
  const path = findRecorded(name);
  test.skipIf(!path)(
    `${path ? '' : `(${NEEDS_DATA}) `}ways and reach times are those of a plain search`,
    async () => {
      const graph = await readSharedGraph(path!);
      const random = seededRandom();
      const arcSeconds = Float32Array.from(
        graph.arcStreet,
        (street) => graph.streetMeters[street]! * (0.05 + random() / 5),
      );
      const snaps = randomSnaps(graph, 120, random);
      const { findRoute } = createRouter(graph);
      const here = snaps[0]!;
      const plain = plainSeconds(graph, arcSeconds, here);
      for (const there of snaps) {
        const route = findRoute(arcSeconds, here, there);
        expect(route?.seconds ?? Infinity).toBeCloseTo(plain(there), 3);
        if (route) expectDrivable(graph, arcSeconds, route, here, there);
      }
      const reached = reachTimes(graph, arcSeconds, here, 1_200);
      for (const from of snaps.slice(0, 50)) {
        const route = findRoute(arcSeconds, from, here);
        const found = reached(from);
        const isNear = route !== null && route.seconds <= 1_200;
        expect(found?.seconds ?? Infinity).toBeCloseTo(isNear ? route.seconds : Infinity, 3);
        if (found && isNear) expect(Math.abs(found.meters - route.meters)).toBeLessThan(1);
      }
    },
    60_000,
  );
});
