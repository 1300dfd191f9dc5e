import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildStreetGraph, NoRoadsError } from './build-street-graph.ts';
import type { StreetGraph } from './street-graph.ts';
import { ROAD_CLASSES, STREET_FLAGS } from './street-graph.ts';
import { drawExtract, drawStreets, type DrawnWay } from './testing/draw-streets.ts';
import { leaving } from './testing/plain-dijkstra.ts';
import { randomExtract } from './testing/random-streets.ts';

const MAP = ['a b c d', '  e f  ', '  g h  '];
const counts = (graph: StreetGraph) => [
  graph.junctionLat.length,
  graph.streetMeters.length,
  graph.arcHead.length,
];

test('streets lead from where drivers can choose to where they can choose again', () => {
  const graph = drawStreets(MAP, ['abcd', 'be']);
  expect(counts(graph)).toEqual([4, 3, 6]);
  expect(graph.firstPoint).toEqual(Uint32Array.of(0, 2, 5, 7));
  expect(graph.streetMeters[1]).toBeCloseTo(400, -1);
});

test('a sign in Bangla alone is written out in Latin letters too', () => {
  const { names } = drawStreets(MAP, [['ab', { name: 'সড়ক ৩' }]]);
  expect(names.at(-1)).toEqual({ name: 'সড়ক ৩', names: { en: 'Road 3', bn: 'সড়ক ৩' } });
});

describe('who may drive', () => {
  const drivable = (tags: Record<string, string>) => () => drawStreets(MAP, [['ab', tags]]);
  test.each([
    { highway: 'footway' },
    { highway: 'proposed' },
    { access: 'private' },
    { access: 'no' },
    { motor_vehicle: 'no', access: 'yes' },
    { highway: 'service', area: 'yes' },
    { oneway: 'reversible' },
  ])('not on %o', (tags) => expect(drivable(tags)).toThrow(NoRoadsError));
  test.each([
    { access: 'destination' },
    { access: 'no', motor_vehicle: 'yes' },
    { vehicle: 'no', motorcar: 'permissive' },
    { motor_vehicle: 'private;destination' },
    { highway: 'motorway_link' },
  ])('on %o', (tags) => expect(drivable(tags)).not.toThrow());
});

test.each<[Record<string, string>, forward: boolean, backward: boolean]>([
  [{}, true, true],
  [{ oneway: 'yes' }, true, false],
  [{ oneway: '-1' }, false, true],
  [{ junction: 'roundabout' }, true, false],
  [{ highway: 'motorway' }, true, false],
  [{ highway: 'motorway', oneway: 'no' }, true, true],
  [{ highway: 'motorway_link' }, true, true],
])('%o leads forward: %s, backward: %s', (tags, forward, backward) => {
  const { arcForward } = drawStreets(MAP, [['ab', tags]]);
  expect([arcForward.includes(1), arcForward.includes(0)]).toEqual([forward, backward]);
});

test('what its signs say stays with a street', () => {
  const graph = drawStreets(MAP, [
    [
      'ab',
      { highway: 'primary_link', maxspeed: '50', bridge: 'yes', name: 'মিরপুর রোড', 'name:en': 'Mirpur Road' },
    ],
    ['bc', { junction: 'roundabout', maxspeed: '30 mph', tunnel: 'no' }],
    ['cd', { maxspeed: 'walk', name: 'মিরপুর রোড', 'name:en': 'Mirpur Road' }],
  ]);
  expect([...graph.streetClass].map((roadClass) => ROAD_CLASSES[roadClass])).toEqual([
    'primary',
    'residential',
    'residential',
  ]);
  expect([...graph.streetMaxKmh]).toEqual([50, 48, 0]);
  expect([...graph.streetFlags]).toEqual([
    STREET_FLAGS.bridge | STREET_FLAGS.slipRoad,
    STREET_FLAGS.roundabout,
    0,
  ]);
  expect([...graph.streetName].map((name) => graph.names[name]!.names.en)).toEqual([
    'Mirpur Road',
    undefined,
    'Mirpur Road',
  ]);
  expect(graph.names).toHaveLength(2);
});

test('a street ends at the edge of the extract, and goes on where it comes in again', () => {
  expect(counts(drawStreets(MAP, ['abXcd', 'Xe']))).toEqual([4, 2, 4]);
});

test('places of no width keep streets joined, circles of no length are left out', () => {
  const extract = drawExtract(MAP, ['ab', 'bX', 'Xc', 'YY', 'aYa']);
  const positionOf = (node: number) =>
    extract.positionOf(['X', 'Y'].includes(String.fromCodePoint(node)) ? 'b'.codePointAt(0)! : node);
  const graph = buildStreetGraph({ ...extract, positionOf });
  expect([...graph.junctionPart]).toEqual([0, 0, 0, 0]);
});

describe('turns that may not be taken', () => {
  // A crossing: way 1 from the west, 2 to the east, 3 to the south, 4 one-way from the south-east.
  const ways: DrawnWay[] = ['bc', 'cd', 'cf', ['hc', { oneway: 'yes' }]];
  const turns = (...rules: Parameters<typeof drawStreets>[2] & {}) => {
    const graph = drawStreets(MAP, ways, rules);
    return Array.from(
      graph.turnFrom,
      (from, i) => `${graph.arcStreet[from]! + 1}>${graph.arcStreet[graph.turnTo[i]!]! + 1}`,
    );
  };
  test('one is closed', () => expect(turns(['no_left_turn', 1, 'c', 3])).toEqual(['1>3']));
  test('all but one are closed', () =>
    expect(turns(['only_straight_on', 1, 'c', 2]).toSorted()).toEqual(['1>1', '1>3']));
  test('the turn back is closed', () => expect(turns(['no_u_turn', 1, 'c', 1])).toEqual(['1>1']));
  test('twice closed is closed', () =>
    expect(turns(['no_left_turn', 1, 'c', 3], ['no_entry', 1, 'c', 3])).toEqual(['1>3']));
  test('for cars only', () =>
    expect(turns(['no_left_turn', 1, 'c', 3, { except: 'psv;motorcar' }])).toEqual([]));
  test.each<[string, number, string, number]>([
    ['no_left_turn', 1, 'c', 4],
    ['only_left_turn', 1, 'c', 4],
    ['no_left_turn', 1, 'd', 3],
    ['no_left_turn', 1, 'X', 3],
    ['give_way', 1, 'c', 3],
  ])('%s from %s at %s to %s means nothing', (...rule) => expect(turns(rule)).toEqual([]));
});

describe('turns across a street between', () => {
  // Two carriageways, one west to east and one back, with a street across the middle: way 1 leads there, way 4 goes on,
  // way 2 leads across, way 3 back and way 5 comes from the east.
  const ways: DrawnWay[] = [
    ['bc', { oneway: 'yes' }],
    'ce',
    ['eg', { oneway: 'yes' }],
    ['cd', { oneway: 'yes' }],
    ['fe', { oneway: 'yes' }],
  ];
  const runs = (...rules: Parameters<typeof drawStreets>[2] & {}) => {
    const { arcStreet, forbiddenRuns, turnFrom, turnTo } = drawStreets(MAP, ways, rules);
    const say = (arcs: readonly number[]) => arcs.map((arc) => arcStreet[arc]! + 1).join('>');
    return [...forbiddenRuns, ...Array.from(turnFrom, (from, i) => [from, turnTo[i]!])].map(say).toSorted();
  };
  test('one is closed', () => expect(runs(['no_u_turn', 1, [2], 3])).toEqual(['1>2>3']));
  test('all but one are closed, from the start on', () =>
    expect(runs(['only_u_turn', 1, [2], 3])).toEqual(['1>2>2', '1>4']));
  test('more than one street may lie between', () => {
    const { arcStreet, forbiddenRuns } = drawStreets(
      MAP,
      ['ab', 'bc', 'ce', 'eg'],
      [['no_left_turn', 1, [2, 3], 4]],
    );
    expect(forbiddenRuns.map((run) => run.map((arc) => arcStreet[arc]! + 1))).toEqual([[1, 2, 3, 4]]);
  });
  test.each<[string, number, number[], number]>([
    ['no_u_turn', 1, [4], 3],
    ['no_u_turn', 3, [2], 1],
    ['no_u_turn', 1, [9], 3],
    ['give_way', 1, [2], 3],
  ])('%s from %s along %s to %s means nothing', (...rule) => expect(runs(rule)).toEqual([]));
});

describe('barriers', () => {
  const partsWith = (node: string, tags: Record<string, string>, ways: DrawnWay[] = ['abcd']) => {
    const extract = drawExtract(MAP, ways);
    const id = node.codePointAt(0)!;
    const graph = buildStreetGraph({ ...extract, nodes: [{ id, ...extract.positionOf(id)!, tags }] });
    return new Set(graph.junctionPart).size;
  };
  test.each([
    { barrier: 'bollard' },
    { barrier: 'gate', access: 'no' },
    { barrier: 'lift_gate', motor_vehicle: 'private' },
  ])('%o ends a street on both its sides', (tags) => {
    expect(partsWith('b', tags)).toBe(2);
    expect(partsWith('b', tags, ['ab', 'bcd'])).toBe(2);
    expect(partsWith('a', tags)).toBe(1);
  });
  test.each([
    { barrier: 'gate' },
    { barrier: 'bollard', motor_vehicle: 'yes', access: 'no' },
    { barrier: 'no' },
    { barrier: 'toll_booth' },
    { highway: 'crossing' },
  ])('%o lets cars pass', (tags) => expect(partsWith('b', tags)).toBe(1));
  test('at a crossing nobody knows which arm one closes', () =>
    expect(partsWith('b', { barrier: 'bollard' }, ['abc', 'be'])).toBe(1));
});

test('every network is sound, and of its parts the largest is the first', () => {
  fc.assert(
    fc.property(randomExtract, (extract) => {
      fc.pre(
        extract.ways.some(
          ({ nodes }) => new Set(nodes.map((node) => JSON.stringify(extract.positionOf(node)))).size > 1,
        ),
      );
      const graph = buildStreetGraph(extract);
      graph.arcHead.forEach((head, arc) => {
        expect(leaving(graph, graph.arcTail[arc]!)).toContain(arc);
        const arriving = graph.arrivingArc.subarray(graph.firstArriving[head], graph.firstArriving[head + 1]);
        expect(arriving).toContain(arc);
        const street = graph.arcStreet[arc]!;
        const end = graph.arcForward[arc] ? graph.firstPoint[street + 1]! - 1 : graph.firstPoint[street]!;
        expect([graph.pointLat[end], graph.pointLng[end]]).toEqual([
          graph.junctionLat[head],
          graph.junctionLng[head],
        ]);
      });
      const reached = Array.from(graph.junctionLat.keys(), (junction) => reachable(graph, junction));
      const sizes: number[] = [];
      graph.junctionPart.forEach((part, a) => {
        sizes[part] = (sizes[part] ?? 0) + 1;
        graph.junctionPart.forEach((other, b) =>
          expect(part === other).toBe(reached[a]!.has(b) && reached[b]!.has(a)),
        );
      });
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    }),
    { numRuns: 100 },
  );
});

function reachable(graph: StreetGraph, start: number): Set<number> {
  const reached = new Set([start]);
  for (const junction of reached)
    for (const arc of leaving(graph, junction)) reached.add(graph.arcHead[arc]!);
  return reached;
}
