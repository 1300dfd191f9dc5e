import { distanceMeters, type WayStep } from '@ridewire/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeLine } from './encode-line.ts';
import { createRouter } from './find-route.ts';
import { createSnapper } from './snap.ts';
import { drawStreets, placeOf, type DrawnWay } from './testing/draw-streets.ts';
import { randomTrip } from './testing/random-streets.ts';
import { writeWay } from './write-way.ts';

const MAP = ['  n m  ', 'w a b e', '  s t  ', 'v      '];
const named = (places: string, name: string, tags = {}): DrawnWay => [places, { name, ...tags }];

/** The driver's steps from near one place to near another. */
function steps(ways: readonly DrawnWay[], from: string, to: string, map = MAP): readonly WayStep[] {
  const graph = drawStreets(map, ways);
  const snapper = createSnapper(graph);
  const near = (letter: string) => snapper.nearest(placeOf(map, letter)!, { maxMeters: 10 })!;
  const seconds = Float32Array.from(graph.arcStreet, (street) => graph.streetMeters[street]! / 5);
  return writeWay(graph, seconds, createRouter(graph).findRoute(seconds, near(from), near(to))!).steps;
}
const told = (...drive: Parameters<typeof steps>) =>
  steps(...drive).map(({ turn, exit, name }) =>
    [turn, exit, name?.name].filter((word) => word != null).join(' '),
  );

describe('a crossing', () => {
  const CROSSING = [
    named('wab', 'Long Road'),
    named('be', 'Far Road'),
    named('na', 'North'),
    named('as', 'South'),
  ];
  test('turns are told by their side', () => {
    expect(told(CROSSING, 'w', 'n')).toEqual(['depart Long Road', 'left North', 'arrive']);
    expect(told(CROSSING, 'w', 's')).toEqual(['depart Long Road', 'right South', 'arrive']);
  });
  test('straight on is told only where the name is another', () => {
    expect(told(CROSSING, 'w', 'b')).toEqual(['depart Long Road', 'arrive']);
    expect(told(CROSSING, 'n', 's')).toEqual(['depart North', 'straight South', 'arrive']);
  });
  test('where the name changes and nobody can choose, nothing is told', () => {
    expect(told(CROSSING, 'w', 'e')).toEqual(['depart Long Road', 'arrive']);
  });
  test('where a bend is the only way, nothing is told', () => {
    expect(told(['wa', 'as'], 'w', 's')).toEqual(['depart', 'arrive']);
  });
});

test('at a fork the arm is told, whatever its name', () => {
  const fork = [named('wa', 'Long Road'), named('ab', 'Long Road'), named('at', 'Branch')];
  expect(told(fork, 'w', 't')).toEqual(['depart Long Road', 'slight_right Branch', 'arrive']);
  expect(told(fork, 'w', 'b')).toEqual(['depart Long Road', 'arrive']);
  const sharp = [named('wa', 'Long Road'), named('ab', 'Long Road'), named('av', 'Back Lane')];
  expect(told(sharp, 'b', 'v')).toEqual(['depart Long Road', 'slight_left Back Lane', 'arrive']);
  expect(told(sharp, 'v', 'w')).toEqual(['depart Back Lane', 'sharp_left Long Road', 'arrive']);
});

test('turning back is told', () => {
  const streets: DrawnWay[] = [
    named('wa', 'Road', { oneway: 'yes' }),
    named('ab', 'Road'),
    named('as', 'Side', { oneway: 'yes' }),
  ];
  const graph = drawStreets(MAP, streets, [['no_right_turn', 1, 'a', 3]]);
  const seconds = Float32Array.from(graph.arcStreet, () => 5);
  const snapper = createSnapper(graph);
  const [from, to] = ['w', 's'].map((letter) => snapper.nearest(placeOf(MAP, letter)!, { maxMeters: 10 })!);
  const way = writeWay(graph, seconds, createRouter(graph).findRoute(seconds, from!, to!)!);
  expect(way.steps.map(({ turn }) => turn)).toEqual(['depart', 'u_turn', 'arrive']);
});

describe('a roundabout', () => {
  // Clockwise, as in left-hand traffic: in from the west, out to north, east and south.
  const RING = ['   n   ', '   1   ', 'w 4 2 e', '   3   ', '   s   '];
  const WAYS: DrawnWay[] = [
    ['41234', { junction: 'roundabout', name: 'Circle' }],
    named('w4', 'West'),
    named('1n', 'North'),
    named('2e', 'East', { oneway: '-1' }),
    named('3s', 'South'),
  ];
  test('is one thing to do, and its ways out are counted', () => {
    expect(told(WAYS, 'w', 'n', RING)).toEqual(['depart West', 'roundabout 1 North', 'arrive']);
    expect(told(WAYS, 'w', 's', RING)).toEqual(['depart West', 'roundabout 2 South', 'arrive']);
    expect(told(WAYS, 'e', 'w', RING)).toEqual(['depart East', 'roundabout 2 West', 'arrive']);
  });
  test('a way may end on it, or begin', () => {
    expect(told(WAYS, 'w', '2', RING).slice(0, 2)).toEqual(['depart West', 'roundabout']);
    const [first, ...rest] = told(WAYS, '2', 's', RING);
    expect([first, rest.at(-1)]).toEqual(['depart Circle', 'arrive']);
    expect(rest[0]).toContain('South');
  });
});

test('of every way the steps are as long as the whole, each at its place on the line', () => {
  fc.assert(
    fc.property(randomTrip, ({ graph, arcSeconds, from, to }) => {
      const route = createRouter(graph).findRoute(arcSeconds, from, to);
      if (!route) return;
      const way = writeWay(graph, arcSeconds, route);
      const points = decodeLine(way.line);
      const metersTo = (end: number) =>
        points.slice(1, end + 1).reduce((sum, point, i) => sum + distanceMeters(points[i]!, point), 0);
      const sum = (of: 'distanceMeters' | 'durationSeconds') =>
        way.steps.reduce((total, step) => total + step[of], 0);
      expect([sum('distanceMeters'), sum('durationSeconds')]).toEqual([
        way.distanceMeters,
        way.durationSeconds,
      ]);
      expect(way.secondsAt).toHaveLength(points.length);
      expect([way.steps[0]!.turn, way.steps.at(-1)!.turn]).toEqual(['depart', 'arrive']);
      expect([way.steps[0]!.at, way.steps.at(-1)!.at]).toEqual([0, points.length - 1]);
      let meters = 0;
      for (const step of way.steps) {
        // A point of the encoded line is up to a meter off.
        expect(Math.abs(metersTo(step.at) - meters)).toBeLessThan(2 + step.at);
        meters += step.distanceMeters;
        expect(step.exit !== null).toBe(step.turn === 'roundabout' && step.name !== null);
      }
    }),
    { numRuns: 200 },
  );
});
