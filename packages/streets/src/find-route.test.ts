import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRouter, type Route } from './find-route.ts';
import { reachTimes } from './reach-times.ts';
import type { Snap } from './snap.ts';
import type { StreetGraph } from './street-graph.ts';
import { drawStreets, type DrawnWay, type Rule } from './testing/draw-streets.ts';
import { exitsAfter, plainRoutes, timerOf } from './testing/plain-dijkstra.ts';
import { randomSnaps, randomTrip, seededRandom, snapOn } from './testing/random-streets.ts';
import { readSharedGraph } from './testing/read-shared-graph.ts';
import { U_TURN_SECONDS } from './turn-seconds.ts';
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
  const turnSeconds = timerOf(graph);
  const turning = arcs.slice(1).reduce((total, arc, i) => total + turnSeconds(arcs[i]!, arc), 0);
  const startSeconds = from.lesser?.arc === arcs[0] ? from.lesser!.seconds : 0;
  expect(route.startSeconds).toBe(startSeconds);
  expect(route.seconds).toBeCloseTo(sum((arc) => arcSeconds[arc]!) + turning + startSeconds, 3);
  expect(route.meters).toBeCloseTo(
    sum((arc) => graph.streetMeters[graph.arcStreet[arc]!]!),
    2,
  );
  expect([route.fromShare, route.toShare]).toEqual([from.share, to.share]);
}

/** What a route is chosen by: its seconds, and those that ending on the far side costs. */
const costOf = (route: Route | null, to: Snap): number =>
  route === null ? Infinity : route.seconds + (to.lesser?.arc === route.arcs.at(-1) ? to.lesser!.seconds : 0);

/** A direction at each end that costs more, as a heading or the far side of the street does. */
const disliked = fc.option(
  fc.record({ at: fc.nat(1), seconds: fc.double({ min: 0, max: 60, noNaN: true }) }),
  {
    nil: undefined,
  },
);
const dislike = (snap: Snap, one: { at: number; seconds: number } | undefined): Snap =>
  one ? { ...snap, lesser: { arc: snap.arcs[one.at % snap.arcs.length]!, seconds: one.seconds } } : snap;

test('every way is drivable and as fast as can be, over one-ways, loops and forbidden turns', () => {
  fc.assert(
    fc.property(randomTrip, disliked, disliked, fc.nat(100), (trip, atStart, atEnd, limit) => {
      const { graph, arcSeconds } = trip;
      const [from, to] = [dislike(trip.from, atStart), dislike(trip.to, atEnd)];
      const { findRoute } = createRouter(graph);
      const plainTo = plainRoutes(graph, arcSeconds, from)(to);
      const plainBack = plainRoutes(graph, arcSeconds, to)(from);
      for (const [a, b, plain] of [
        [from, to, plainTo],
        [to, from, plainBack],
        [from, to, plainTo],
      ] as const) {
        const route = findRoute(arcSeconds, a, b);
        expect(costOf(route, b)).toBeCloseTo(plain?.cost ?? Infinity, 3);
        if (route) expectDrivable(graph, arcSeconds, route, a, b);
      }
      const route = findRoute(arcSeconds, from, to);
      const cost = costOf(route, to);
      const reached = reachTimes(graph, arcSeconds, to, limit + 0.5)(from);
      if (Math.abs(cost - limit - 0.5) < 1e-3) return;
      if (cost > limit + 0.5) expect(reached).toBeNull();
      // Two routes may cost the same, and only one of them ends on the far side.
      else
        expect(
          [0, to.lesser?.seconds ?? 0].some((extra) => Math.abs(reached!.seconds + extra - cost) < 1e-3),
        ).toBe(true);
    }),
    { numRuns: 300 },
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
  test('it takes time, so that a block is driven round where that is quicker', () => {
    const around = ['ac', 'cf', 'fa'].map((places): DrawnWay => [places, { oneway: 'yes' }]);
    const graph = drawStreets(['a b', 'fc'], ['ab', ...around]);
    const from = snapOn(graph, 0, 0.5);
    const back = { ...from, arcs: from.arcs.filter((arc) => !graph.arcForward[arc]) };
    const ahead = { ...from, arcs: from.arcs.filter((arc) => graph.arcForward[arc]) };
    const streets = (secondsEach: number) =>
      createRouter(graph)
        .findRoute(
          Float32Array.from(graph.arcHead, () => secondsEach),
          back,
          ahead,
        )!
        .arcs.map((arc) => graph.arcStreet[arc]! + 1);
    expect(streets(U_TURN_SECONDS)).toEqual([1, 1]);
    expect(streets(1)).toEqual([1, 2, 3, 4, 1]);
  });
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
      const snaps = randomSnaps(graph, 60, random).map((snap) =>
        dislike(snap, { at: 0, seconds: 30 * random() }),
      );
      const { findRoute } = createRouter(graph);
      const here = snaps[0]!;
      const plain = plainRoutes(graph, arcSeconds, here);
      for (const there of snaps) {
        const route = findRoute(arcSeconds, here, there);
        const expected = plain(there);
        expect(route?.seconds ?? Infinity).toBeCloseTo(expected?.seconds ?? Infinity, 3);
        expect(route?.meters ?? Infinity).toBeCloseTo(expected?.meters ?? Infinity, 1);
        if (route) expectDrivable(graph, arcSeconds, route, here, there);
      }
      const reached = reachTimes(graph, arcSeconds, here, 1_200);
      for (const from of snaps.slice(0, 30)) {
        const route = findRoute(arcSeconds, from, here);
        const found = reached(from);
        const isNear = costOf(route, here) <= 1_200;
        expect(found?.seconds ?? Infinity).toBeCloseTo(isNear ? route!.seconds : Infinity, 3);
        if (found && isNear) expect(Math.abs(found.meters - route!.meters)).toBeLessThan(1);
      }
    },
  );
});
