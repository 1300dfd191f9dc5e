import { describe, expect, test } from 'vitest';
import { createRouter, type Route } from './find-route.ts';
import { guessSeconds } from './guess-speeds.ts';
import { createTraceMatcher } from './match-trace.ts';
import { createSnapper } from './snap.ts';
import type { Fix } from './split-trace.ts';
import type { StreetGraph } from './street-graph.ts';
import { drawGrid } from './testing/draw-grid.ts';
import { placeOf } from './testing/draw-streets.ts';
import { randomSnaps, seededRandom } from './testing/random-streets.ts';
import { readSharedGraph } from './testing/read-shared-graph.ts';
import { findRecorded, NEEDS_DATA } from './testing/recorded-data.ts';
import { simulateFixes } from './testing/simulate-fixes.ts';

/** Random drives over a city, with a fix every 2 to 10 seconds that is 5 to 15 m off: meters driven, found, and found wrongly. */
function matchDrives(graph: StreetGraph, arcSeconds: Float32Array, count: number) {
  const random = seededRandom();
  const { findRoute } = createRouter(graph);
  const snaps = randomSnaps(graph, 2 * count, random);
  const match = createTraceMatcher(graph);
  const sum = { meters: 0, right: 0, wrong: 0, seconds: 0, trueSeconds: 0 };
  snaps.slice(count).forEach((to, i) => {
    const route = findRoute(arcSeconds, snaps[i]!, to);
    if (!route || route.meters < 300) return;
    const conditions = { everySeconds: 2 + 8 * random(), noiseMeters: 5 + 10 * random(), random };
    const driven = match(simulateFixes(graph, arcSeconds, route, conditions)).flat();
    const isDriven = streetsOf(graph, route);
    sum.meters += route.meters;
    for (const { arc, share, seconds } of driven) {
      const meters = share * graph.streetMeters[graph.arcStreet[arc]!]!;
      sum[isDriven.has(keyOf(graph, arc)) ? 'right' : 'wrong'] += meters;
      sum.seconds += seconds;
      sum.trueSeconds += arcSeconds[arc]! * share;
    }
  });
  return sum;
}

/** A street that an extract has twice is the same street. */
const keyOf = (graph: StreetGraph, arc: number) =>
  `${graph.arcTail[arc]} ${graph.arcHead[arc]} ${Math.round(graph.streetMeters[graph.arcStreet[arc]!]!)}`;
const streetsOf = (graph: StreetGraph, route: Route) => new Set(route.arcs.map((arc) => keyOf(graph, arc)));

test('a drive over a grid is found, and how long it took on each arc', () => {
  const graph = drawGrid();
  const { meters, right, wrong, seconds, trueSeconds } = matchDrives(graph, guessSeconds(graph, 13), 60);
  expect(right / meters).toBeGreaterThan(0.95);
  expect(wrong / meters).toBeLessThan(0.06);
  expect(seconds / trueSeconds).toBeCloseTo(1, 1);
});

const path = findRecorded('dhaka-streets.osm.pbf');
test.skipIf(!path)(`of drives over Dhaka 19 meters of 20 are found (${NEEDS_DATA})`, async () => {
  const graph = await readSharedGraph(path!);
  const { meters, right, wrong } = matchDrives(graph, guessSeconds(graph, 13), 6);
  expect(right / meters).toBeGreaterThan(0.95);
  expect(wrong / meters).toBeLessThan(0.05);
});

describe('what is not one drive', () => {
  const graph = drawGrid();
  const MAP = ['a b c d e', 'f g h i j', 'k l m n o', 'p q r s t', 'u v w x y'];
  const snapper = createSnapper(graph);
  const match = createTraceMatcher(graph, snapper);
  const at = (letter: string) => snapper.nearest(placeOf(MAP, letter)!, { maxMeters: 50 })!;
  /** Along the first road, 800 m to the east in 80 seconds, with a fix every 4. */
  const drive = (): Fix[] => {
    const weights = Float32Array.from(
      graph.arcStreet,
      (street) =>
        graph.streetMeters[street]! / (graph.names[graph.streetName[street]!]!.name === '1 Road' ? 10 : 1),
    );
    const route = createRouter(graph).findRoute(weights, at('a'), at('e'))!;
    return simulateFixes(graph, weights, route, { everySeconds: 4, noiseMeters: 0, random: seededRandom() });
  };
  const metersOf = (parts: ReturnType<typeof match>) =>
    parts.map((part) =>
      Math.round(
        part.reduce((sum, { arc, share }) => sum + share * graph.streetMeters[graph.arcStreet[arc]!]!, 0),
      ),
    );
  const secondsOf = (parts: ReturnType<typeof match>) =>
    parts.flat().reduce((sum, { seconds }) => sum + seconds, 0);
  const later = (fixes: Fix[], seconds: number) =>
    fixes.map((fix) => ({ ...fix, at: fix.at + seconds * 1000 }));

  test('the whole drive, but for its ends', () => {
    expect(metersOf(match(drive()))).toEqual([expect.closeTo(750, -2)]);
    expect(secondsOf(match(drive()))).toBeCloseTo(75, -1);
  });
  test('nothing of one fix, or none, or of a car that stands', () => {
    const [fix] = drive();
    expect(match([])).toEqual([]);
    expect(match([fix!])).toEqual([]);
    expect(match(Array.from({ length: 50 }, (_, i) => ({ ...fix!, at: i * 4000 })))).toEqual([]);
  });
  test('silence cuts it in two', () => {
    const fixes = drive();
    const parts = match([...fixes.slice(0, 10), ...later(fixes.slice(10), 90)]);
    expect(metersOf(parts)).toHaveLength(2);
    expect(secondsOf(parts)).toBeLessThan(80);
  });
  test('one fix far away is left out, and so is what lies off the road', () => {
    const fixes = drive();
    const north = (fix: Fix, degrees: number): Fix => ({ ...fix, lat: fix.lat + degrees });
    const whole = metersOf(match(fixes));
    const jumping = fixes.map((fix, i) => (i === 9 ? north(fix, 0.1) : fix));
    expect(metersOf(match(jumping))).toEqual([expect.closeTo(whole[0]!, -2)]);
    const offRoad = fixes.map((fix, i) => (i === 8 || i === 9 ? north(fix, 0.001) : fix));
    expect(metersOf(match(offRoad))).toEqual([expect.closeTo(whole[0]!, -2)]);
  });
  test('who parks under way, or waits at either end, is not slow', () => {
    const fixes = drive();
    const stand = (fix: Fix, seconds: number) =>
      Array.from({ length: seconds / 4 }, (_, i) => ({ ...fix, at: fix.at + i * 4000 }));
    const parked = [...fixes.slice(0, 10), ...stand(fixes[10]!, 600), ...later(fixes.slice(10), 600)];
    expect(secondsOf(match(parked))).toBeLessThan(80);
    const waiting = [
      ...stand(fixes[0]!, 200),
      ...later(fixes, 200),
      ...later(stand(fixes.at(-1)!, 200), 200),
    ];
    expect(secondsOf(match(waiting))).toBeLessThan(80);
    const atLight = [...fixes.slice(0, 10), ...stand(fixes[10]!, 60), ...later(fixes.slice(10), 60)];
    expect(secondsOf(match(atLight))).toBeCloseTo(135, -1);
  });
});
