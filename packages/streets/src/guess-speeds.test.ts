import { describe, expect, test } from 'vitest';
import { createRouter } from './find-route.ts';
import { guessKmh, guessSeconds, hourOfWeek, HOURS_OF_WEEK, LIGHT_SECONDS } from './guess-speeds.ts';
import { ROAD_CLASSES } from './street-graph.ts';
import { buildStreetGraph } from './build-street-graph.ts';
import { drawExtract, drawStreets, placeOf } from './testing/draw-streets.ts';
import { readSharedGraph } from './testing/read-shared-graph.ts';
import { findRecorded, NEEDS_DATA } from './testing/recorded-data.ts';
import { randomSnaps, seededRandom } from './testing/random-streets.ts';

const [MONDAY, FRIDAY] = [0, 4 * 24];

test('a greater road is at no hour slower than a lesser one', () => {
  for (let hour = 0; hour < HOURS_OF_WEEK; hour++) {
    const speeds = ROAD_CLASSES.map((roadClass) => guessKmh(roadClass, hour));
    expect(speeds).toEqual(speeds.toSorted((a, b) => b - a));
    expect(speeds.every((kmh) => kmh > 4 && kmh <= 60)).toBe(true);
  }
});

test('streets are free at night, crowded in the rush, and on a Friday morning half empty', () => {
  const at = (hour: number) => guessKmh('primary', hour);
  expect(at(MONDAY + 3)).toBe(30);
  expect(at(MONDAY + 18)).toBeCloseTo(9.5);
  expect(at(FRIDAY + 9)).toBeGreaterThan(1.5 * at(MONDAY + 9));
});

test('an arc takes as long as its kind of road, and no less than its sign allows', () => {
  const graph = drawStreets(
    ['a b c'],
    [
      ['ab', { highway: 'primary' }],
      ['bc', { highway: 'primary', maxspeed: '20' }],
    ],
  );
  const [meters, limited] = graph.streetMeters;
  const night = guessSeconds(graph, 3);
  const seconds = (street: number) => Array.from(night).filter((_, arc) => graph.arcStreet[arc] === street);
  for (const figure of seconds(0)) expect(figure).toBeCloseTo(meters! / (30 / 3.6), 3);
  for (const figure of seconds(1)) expect(figure).toBeCloseTo(limited! / (20 / 3.6), 3);
});

describe('traffic lights cost time', () => {
  const MAP = ['a b  c', '  d   '];
  /** The extra seconds of the arc between two places. */
  function extra(at: string, tags: Record<string, string>, from: string, to: string) {
    const extract = drawExtract(MAP, ['abc', 'bd']);
    const id = at.codePointAt(0)!;
    const light = { id, ...placeOf(MAP, at)!, tags };
    const [plain, lit] = [extract, { ...extract, nodes: [light] }].map(buildStreetGraph);
    const junctionAt = (letter: string) =>
      plain!.junctionLat.findIndex(
        (lat, j) =>
          Math.abs(lat / 1e7 - placeOf(MAP, letter)!.lat) < 1e-6 &&
          Math.abs(plain!.junctionLng[j]! / 1e7 - placeOf(MAP, letter)!.lng) < 1e-6,
      );
    const arc = Array.from(plain!.arcHead.keys()).find(
      (each) => plain!.arcTail[each] === junctionAt(from) && plain!.arcHead[each] === junctionAt(to),
    )!;
    return guessSeconds(lit!, 9)[arc]! - guessSeconds(plain!, 9)[arc]!;
  }
  const SIGNALS = { highway: 'traffic_signals' };
  test.each([
    ['at the crossing, for a car that comes there', 'b', SIGNALS, 'a', 'b', LIGHT_SECONDS],
    ['and not for one that leaves', 'b', SIGNALS, 'b', 'a', 0],
    ['on either side', 'b', SIGNALS, 'b', 'c', 0],
    [
      'where people cross',
      'c',
      { highway: 'crossing', crossing: 'traffic_signals' },
      'b',
      'c',
      LIGHT_SECONDS,
    ],
    ['not where people cross without lights', 'c', { highway: 'crossing' }, 'b', 'c', 0],
    [
      'in their direction',
      'b',
      { ...SIGNALS, 'traffic_signals:direction': 'forward' },
      'a',
      'b',
      LIGHT_SECONDS,
    ],
    ['and not in the other', 'b', { ...SIGNALS, 'traffic_signals:direction': 'forward' }, 'c', 'b', 0],
  ] as const)('%s', (_name, at, tags, from, to, seconds) =>
    expect(extra(at, tags, from, to)).toBeCloseTo(seconds, 4),
  );
});

describe('the hour of the week', () => {
  test.each([
    ['2026-11-22T18:00:00Z', 'Asia/Dhaka', 0],
    ['2026-11-22T17:59:59Z', 'Asia/Dhaka', 167],
    ['2026-11-27T08:30:00Z', 'Asia/Dhaka', FRIDAY + 14],
    ['2026-11-23T04:59:00Z', 'America/New_York', 167],
  ])('%s in %s is %d', (at, timeZone, hour) => expect(hourOfWeek(timeZone, new Date(at))).toBe(hour));
});

const path = findRecorded('dhaka-streets.osm.pbf');
test.skipIf(!path)(`trips over Dhaka take what is published of it (${NEEDS_DATA})`, async () => {
  const graph = await readSharedGraph(path!);
  const { findRoute } = createRouter(graph);
  const snaps = randomSnaps(graph, 30, seededRandom());
  const meanKmh = (hour: number) => {
    const seconds = guessSeconds(graph, hour);
    const routes = snaps.slice(15).map((to, i) => findRoute(seconds, snaps[i]!, to));
    const sum = (of: 'meters' | 'seconds') => routes.reduce((total, route) => total + (route?.[of] ?? 0), 0);
    return (sum('meters') / sum('seconds')) * 3.6;
  };
  expect(meanKmh(MONDAY + 18)).toBeGreaterThan(8);
  expect(meanKmh(MONDAY + 18)).toBeLessThan(12);
  expect(meanKmh(MONDAY + 13)).toBeLessThan(15);
  expect(meanKmh(MONDAY + 3)).toBeGreaterThan(22);
});
