import type { StretchDirection } from '@ridewire/contracts';
import { describe, expect, test } from 'vitest';
import { buildStreetGraph } from './build-street-graph.ts';
import { decodeLine, encodeLine } from './encode-line.ts';
import { describeStretch, findStretch, streetsIn, streetsNamed } from './find-stretches.ts';
import { createSnapper } from './snap.ts';
import type { StreetGraph } from './street-graph.ts';
import { drawExtract, drawStreets, placeOf, type DrawnWay } from './testing/draw-streets.ts';
import { seededRandom } from './testing/random-streets.ts';
import { readSharedGraph } from './testing/read-shared-graph.ts';
import { findRecorded, NEEDS_DATA } from './testing/recorded-data.ts';

const MAP = ['a b c d', '       ', '  e f  '];
const WAYS: DrawnWay[] = [
  ['bc', { name: 'Mirpur Road' }],
  ['ab', { name: 'Mirpur Road' }],
  ['cd', { name: 'Airport Road', oneway: '-1' }],
  ['be', { name: 'Lake Road' }],
  ['cf', { name: 'Mirpur Road' }],
  'ef',
];
const graph = drawStreets(MAP, WAYS);
const streetOf = (of: StreetGraph, arc: number) => of.arcStreet[arc]!;
const find = (of: StreetGraph, street: number, direction: StretchDirection, on = of) =>
  findStretch(on, createSnapper(on), { ...describeStretch(of, street), direction });
const arcsOf = (of: StreetGraph, street: number) =>
  Array.from(of.arcStreet.keys()).filter((arc) => of.arcStreet[arc] === street);

/** A named street, and 3 m north of it one without a name. */
function drawBeside(): StreetGraph {
  const map = ['a  b'];
  const extract = drawExtract(map, [['ab', { name: 'Mirpur Road' }], 'cd']);
  const positionOf = (node: number) => {
    const at = placeOf(map, String.fromCodePoint(node)) ?? placeOf(map, String.fromCodePoint(node - 2))!;
    return placeOf(map, String.fromCodePoint(node)) ? at : { ...at, lat: at.lat + 3 / 111_320 };
  };
  return buildStreetGraph({ ...extract, positionOf });
}

describe('a stretch', () => {
  test('says its name, its crossings and its length', () =>
    expect(describeStretch(graph, 0)).toMatchObject({
      name: { name: 'Mirpur Road' },
      from: { name: 'Lake Road' },
      to: { name: 'Airport Road' },
      isOneWay: false,
      meters: 199,
    }));
  test('of a one-way runs as cars do', () => {
    const { line, isOneWay } = describeStretch(graph, 2);
    expect(isOneWay).toBe(true);
    expect(decodeLine(line)[0]!.lng).toBeCloseTo(placeOf(MAP, 'd')!.lng, 4);
  });
  test('is found by its line, in the direction asked for', () => {
    expect(find(graph, 0, 'both')).toEqual(arcsOf(graph, 0));
    const [forward, backward] = [find(graph, 0, 'forward'), find(graph, 0, 'backward')];
    expect(forward).toHaveLength(1);
    expect([...forward, ...backward].toSorted((a, b) => a - b)).toEqual(arcsOf(graph, 0));
    expect(graph.arcForward[forward[0]!]).toBe(1);
    expect(find(graph, 2, 'forward')).toEqual(arcsOf(graph, 2));
    expect(find(graph, 2, 'backward')).toEqual([]);
  });
  test('is found on a newer map that cuts the street, runs it the other way round and moves it a little', () => {
    const newer = drawStreets(
      ['a bxc d', '   y   ', '  e f  '],
      [['dcxba', { name: 'Mirpur Road' }], 'xy', 'be', 'cf', 'ef'],
    );
    const arcs = find(graph, 0, 'both', newer);
    const line = decodeLine(describeStretch(graph, 0).line);
    expect(new Set(arcs.map((arc) => streetOf(newer, arc)))).toHaveLength(2);
    const forward = find(graph, 0, 'forward', newer);
    expect(forward.map((arc) => newer.arcForward[arc])).toEqual([0, 0]);
    const moved = line.map(({ lat, lng }) => ({ lat: lat + 0.00005, lng: lng + 0.00005 }));
    const stretch = { line: encodeLine(moved), name: null, direction: 'both' } as const;
    expect(findStretch(graph, createSnapper(graph), stretch)).toEqual(arcsOf(graph, 0));
  });
  test('is not found on a map without it', () =>
    expect(find(graph, 0, 'both', drawStreets(MAP, ['be', 'cf', 'ef']))).toEqual([]));
  test('is the one with its line, also right beside an unnamed one', () => {
    const both = drawBeside();
    const snapper = createSnapper(both);
    const { line } = describeStretch(both, 0);
    expect(findStretch(both, snapper, { line, name: null, direction: 'both' })).toEqual(arcsOf(both, 0));
  });
  test('that is longer than any street, or leads out of the city, is found nowhere and at once', () => {
    const [a, b] = [placeOf(MAP, 'a')!, placeOf(MAP, 'b')!];
    const [west, east] = [placeOf(MAP, 'e')!, placeOf(MAP, 'f')!];
    const toAndFro = Array.from({ length: 2_000 }, (_, i) => (i % 2 ? a : b));
    const world = Array.from({ length: 2_000 }, (_, i) => (i % 2 ? a : { lat: -80, lng: -170 }));
    const from = performance.now();
    for (const points of [toAndFro, world, [west, { ...east, lng: east.lng + 1 }]])
      for (const direction of ['both', 'forward'] as const)
        expect(
          findStretch(graph, createSnapper(graph), { line: encodeLine(points), name: null, direction }),
        ).toEqual([]);
    expect(performance.now() - from).toBeLessThan(1_000);
  });
  test('of a street below a flyover is not the flyover, and both where no name is said', () => {
    const both = drawStreets(MAP, [
      ['bc', { name: 'Flyover', bridge: 'yes', layer: '1' }],
      ['bc', { name: 'Mirpur Road' }],
      'be',
      'cf',
    ]);
    const flyover = find(both, 0, 'both').map((arc) => streetOf(both, arc));
    const below = find(both, 1, 'both').map((arc) => streetOf(both, arc));
    expect([new Set(flyover), new Set(below)]).toEqual([new Set([0]), new Set([1])]);
    const sought = { line: describeStretch(both, 0).line, direction: 'both' } as const;
    const unsaid = findStretch(both, createSnapper(both), sought);
    expect(new Set(unsaid.map((arc) => streetOf(both, arc)))).toEqual(new Set([0, 1]));
  });
});

test('streets are found in a ring by their middle, and by name, the nearest connected ones first', () => {
  const [b, c] = [placeOf(MAP, 'b')!, placeOf(MAP, 'c')!];
  const ring = [
    [b.lng - 0.0001, b.lat - 0.0001],
    [c.lng + 0.0001, c.lat - 0.0001],
    [c.lng + 0.0001, c.lat + 0.0001],
    [b.lng - 0.0001, b.lat + 0.0001],
    [b.lng - 0.0001, b.lat - 0.0001],
  ] as [number, number][];
  expect(streetsIn(graph, ring)).toEqual([0]);
  const apart = drawStreets(
    ['a b    c d'],
    [
      ['ab', { name: 'Road 5' }],
      ['cd', { name: 'Road 5' }],
    ],
  );
  const found = streetsNamed(apart, 'road 5', placeOf(['a b    c d'], 'd')!);
  expect(found.map(({ streets }) => streets)).toEqual([[1], [0]]);
  expect(streetsNamed(graph, 'MIRPUR', b).map(({ streets }) => streets.toSorted((a, b) => a - b))).toEqual([
    [0, 1, 4],
  ]);
  expect(streetsNamed(graph, 'nowhere', b)).toEqual([]);
});

const path = findRecorded('dhaka-streets.osm.pbf');
test.skipIf(!path)(
  `${path ? '' : `(${NEEDS_DATA}) `}in Dhaka every stretch is found again, with its double if the map has it twice, and nothing else`,
  async () => {
    const city = await readSharedGraph(path!);
    const snapper = createSnapper(city);
    const random = seededRandom();
    const byStreet = Map.groupBy(city.arcStreet.keys(), (arc) => city.arcStreet[arc]!);
    const isDouble = (a: number, b: number) => {
      const [one, other] = [describeStretch(city, a), describeStretch(city, b)].map(({ line }) =>
        decodeLine(line),
      );
      return encodeLine(one!) === encodeLine(other!) || encodeLine(one!) === encodeLine(other!.toReversed());
    };
    for (let i = 0; i < 400; i++) {
      const street = Math.floor(random() * city.streetMeters.length);
      const arcs = findStretch(city, snapper, { ...describeStretch(city, street), direction: 'both' });
      expect(arcs).toEqual(expect.arrayContaining(byStreet.get(street)!));
      const others = arcs.map((arc) => city.arcStreet[arc]!).filter((other) => other !== street);
      expect(others.filter((other) => !isDouble(street, other))).toEqual([]);
    }
  },
);
