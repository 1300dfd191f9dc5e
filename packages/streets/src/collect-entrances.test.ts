import { expect, test } from 'vitest';
import { collectEntrances } from './collect-entrances.ts';
import type { OsmExtract, OsmNode, OsmWay, Tags } from './osm-extract.ts';

/** Each step is about 11 m to the north or east of a corner of Dhaka. */
const at = (y: number, x: number) => ({ lat: 23.7 + y * 1e-4, lng: 90.3 + x * 1e-4 });
type Point = ReturnType<typeof at>;

/** Points of lines have their place in the list as id. */
function extractOf(nodes: [Tags, Point][], ways: [Tags, Point[]][]): OsmExtract {
  const points = ways.flatMap(([, line]) => line);
  const idOf = ({ lat, lng }: Point) => 1 + points.findIndex((each) => each.lat === lat && each.lng === lng);
  return {
    positionOf: (id) => points[id - 1],
    nodes: nodes.map(([tags, point], i): OsmNode => ({ id: 1_000 + i, tags, ...point })),
    ways: ways.map(([tags, line], i): OsmWay => ({ id: 1 + i, tags, nodes: line.map(idOf) })),
    relations: [],
  };
}

const square = (y: number, x: number, size: number): Point[] => [
  at(y, x),
  at(y, x + size),
  at(y + size, x + size),
  at(y + size, x),
  at(y, x),
];
const MALL: [Tags, Point[]] = [{ shop: 'mall', name: 'Jamuna Park', 'name:bn': 'যমুনা পার্ক' }, square(0, 0, 20)];
const EAST: [Tags, Point[]] = [
  { highway: 'residential', name: 'Lake Road', 'name:bn': 'লেক রোড' },
  [at(0, 23), at(10, 23), at(20, 23)],
];
const doorsOf = (nodes: [Tags, Point][], ways: [Tags, Point[]][] = [MALL, EAST]) =>
  collectEntrances(extractOf(nodes, ways)).map(({ name, names, area, areaNames, kind }) => ({
    name,
    names,
    area,
    areaNames,
    kind,
  }));
const ofMall = { area: 'Jamuna Park', areaNames: { bn: 'যমুনা পার্ক' }, kind: 'entrance' };

test('an entrance has the name of its sign, its number, or the street it opens to', () => {
  expect(
    doorsOf([
      [{ entrance: 'yes', name: 'VIP Gate', 'name:bn': 'ভিআইপি গেট' }, at(20, 5)],
      [{ entrance: 'yes', ref: '3' }, at(20, 15)],
      [{ entrance: 'yes' }, at(10, 20)],
    ]),
  ).toMatchObject([
    { name: 'VIP Gate', names: { bn: 'ভিআইপি গেট' }, ...ofMall },
    { name: 'Gate 3', names: { bn: 'গেট 3' }, ...ofMall },
    { name: 'Entrance on Lake Road', names: { bn: 'লেক রোড-এর দিকের গেট' }, ...ofMall },
  ]);
});

test('of two with one name the main entrance stays, and one without any name is none', () => {
  const extract = extractOf(
    [
      [{ entrance: 'yes' }, at(5, 20)],
      [{ entrance: 'main' }, at(10, 20)],
      [{ entrance: 'yes' }, at(10, 0)],
      [{ entrance: 'main' }, at(0, 0)],
    ],
    [MALL, EAST],
  );
  expect(collectEntrances(extract)).toMatchObject([
    { name: 'Entrance on Lake Road', ...at(10, 20) },
    { name: 'Main entrance', ...at(0, 0) },
  ]);
});

test('private doors, deliveries, car parks and ways out are none', () => {
  expect(
    doorsOf([
      [{ entrance: 'main', access: 'private', name: 'Staff' }, at(20, 5)],
      [{ entrance: 'service', name: 'Delivery' }, at(20, 10)],
      [{ entrance: 'parking', name: 'Parking' }, at(20, 12)],
      [{ entrance: 'exit', name: 'Exit' }, at(20, 15)],
    ]),
  ).toEqual([]);
});

test('a terminal inside an airport has its own; a house next door has none', () => {
  const airport: [Tags, Point[]] = [{ aeroway: 'aerodrome', name: 'Airport' }, square(100, 100, 200)];
  const terminal: [Tags, Point[]] = [{ aeroway: 'terminal', name: 'Terminal 1' }, square(150, 150, 20)];
  const doors = doorsOf(
    [
      [{ entrance: 'main', ref: '1' }, at(150, 160)],
      [{ barrier: 'gate', name: 'Cargo Gate' }, at(100, 300)],
      [{ entrance: 'main', ref: '9' }, at(40, 40)],
    ],
    [airport, terminal, MALL],
  );
  expect(doors.map(({ name, area }) => `${name}, ${area}`)).toEqual([
    'Gate 1, Terminal 1',
    'Cargo Gate, Airport',
  ]);
});

test('a station without an outline has the entrances of its railway nearby', () => {
  const station: [Tags, Point] = [{ railway: 'station', station: 'subway', name: 'Pallabi' }, at(500, 500)];
  const doors = doorsOf([
    station,
    [{ railway: 'subway_entrance', ref: 'A' }, at(508, 500)],
    [{ railway: 'subway_entrance', ref: 'B' }, at(520, 500)],
    [{ entrance: 'main', ref: '7' }, at(501, 500)],
  ]);
  expect(doors.map(({ name, area }) => `${name}, ${area}`)).toEqual(['Gate A, Pallabi']);
});

test('no place has more than eight', () => {
  const many = Array.from({ length: 12 }, (_, i): [Tags, Point] => [
    { entrance: 'yes', ref: String(i) },
    at(20, i),
  ]);
  expect(doorsOf(many)).toHaveLength(8);
});
