import { LANGUAGES, type LatLng } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { collectPlaces } from './collect-places.ts';
import type { OsmExtract, OsmNode, OsmRelation, OsmWay, Tags } from './osm-extract.ts';

/** Each step is about 11 m to the north or east of a corner of Dhaka. */
const at = (y: number, x: number): LatLng => ({ lat: 23.7 + y * 1e-4, lng: 90.3 + x * 1e-4 });

interface Sketch {
  nodes?: [Tags, LatLng][];
  ways?: [Tags, LatLng[]][];
  relations?: OsmRelation[];
}

/** An extract of these things; ways are numbered from 1. */
function extractOf({ nodes = [], ways = [], relations = [] }: Sketch): OsmExtract {
  const points = ways.flatMap(([, line]) => line);
  const idOf = (point: LatLng) =>
    1 + points.findIndex(({ lat, lng }) => lat === point.lat && lng === point.lng);
  return {
    positionOf: (id) => points[id - 1],
    nodes: nodes.map(([tags, point], i): OsmNode => ({ id: 1_000 + i, tags, ...point })),
    ways: ways.map(([tags, line], i): OsmWay => ({ id: 1 + i, tags, nodes: line.map(idOf) })),
    relations,
  };
}

const collect = (sketch: Sketch) => collectPlaces(extractOf(sketch));
const street = (name: string, more: Tags = {}): Tags => ({ highway: 'residential', name, ...more });

test('ways of one street are one place, on the street and in the middle of it', () => {
  const found = collect({
    ways: [
      [street('Lake Road'), [at(0, 0), at(0, 40)]],
      [street('Lake Road', { 'name:bn': 'লেক রোড' }), [at(0, 40), at(0, 80)]],
      [street(''), [at(0, 0), at(9, 0)]],
    ],
  });
  expect(found).toMatchObject([
    { name: 'Lake Road', names: { bn: 'লেক রোড' }, kind: 'street', lat: at(0, 40).lat },
  ]);
  expect(found[0]?.lng).toBeCloseTo(at(0, 40).lng, 3);
});

test('streets of one name far from each other are two', () => {
  const ways: Sketch['ways'] = [
    [street('Road 27'), [at(0, 0), at(0, 9)]],
    [street('Road 27'), [at(400, 0), at(400, 9)]],
  ];
  expect(collect({ ways })).toHaveLength(2);
});

test('a long street is one in each part of the city it leads through', () => {
  const line = Array.from({ length: 9 }, (_, i) => at(i * 40, 0));
  const ways = line
    .slice(1)
    .map((end, i): [Tags, LatLng[]] => [street('Mirpur Road'), [line[i] ?? end, end]]);
  const nodes: [Tags, LatLng][] = [
    [{ place: 'suburb', name: 'South' }, at(0, 9)],
    [{ place: 'suburb', name: 'North' }, at(320, 9)],
  ];
  const streets = collect({ nodes, ways }).filter(({ kind }) => kind === 'street');
  expect(streets.map(({ area }) => area)).toEqual(['South', 'North']);
});

test('points, areas and areas with holes are places, of their kinds, in the nearest part of the city', () => {
  const edge = [at(0, 0), at(0, 9), at(9, 9), at(9, 0), at(0, 0)];
  const far = edge.map(({ lat, lng }) => ({ lat: lat + 0.01, lng }));
  const found = collect({
    nodes: [
      [{ place: 'suburb', name: 'Lakeside', 'name:bn': 'লেকসাইড' }, at(30, 30)],
      [{ shop: 'tailor', name: 'Stitch' }, at(50, 50)],
      [{ amenity: 'bench', name: 'Anna’s bench' }, at(51, 50)],
      [{ amenity: 'bank' }, at(52, 50)],
    ],
    ways: [
      [{ amenity: 'hospital', name: 'City Hospital' }, edge],
      [{}, far],
    ],
    relations: [
      {
        id: 1,
        tags: { type: 'multipolygon', tourism: 'museum', name: 'Museum', wikidata: 'Q1' },
        members: [{ type: 'way', ref: 2, role: 'outer' }],
      },
    ],
  });
  expect(found.map(({ name, kind, area }) => [name, kind, area])).toEqual([
    ['Lakeside', 'area', null],
    ['City Hospital', 'hospital', 'Lakeside'],
    ['Museum', 'sight', 'Lakeside'],
    ['Stitch', 'shop', 'Lakeside'],
  ]);
  expect(found[1]?.lat).toBeCloseTo(at(4.5, 0).lat, 5);
  expect(found[1]?.areaNames).toEqual({ bn: 'লেকসাইড' });
});

test('one thing entered twice is one place; a branch down the road is another', () => {
  const bank: Tags = { amenity: 'bank', name: 'Delta Bank' };
  const nodes: [Tags, LatLng][] = [
    [{ amenity: 'atm', name: 'Delta Bank' }, at(1, 0)],
    [bank, at(0, 0)],
    [bank, at(90, 0)],
  ];
  expect(collect({ nodes }).map(({ kind }) => kind)).toEqual(['bank', 'bank']);
});

test('a place is found by its other names too', () => {
  const [place] = collect({
    nodes: [
      [
        { amenity: 'university', name: 'Engineering University', short_name: 'BUET', 'name:bn': 'বুয়েট' },
        at(0, 0),
      ],
    ],
  });
  expect(place?.folded.split(' ')).toEqual(
    expect.arrayContaining(['engineering', 'university', 'buet', 'but']),
  );
});

test('without areas of its own, a place of Dhaka lies in that of the nearest well-known one', () => {
  const [place] = collect({
    nodes: [
      [
        { shop: 'yes', name: 'Corner' },
        { lat: 23.7945, lng: 90.414 },
      ],
    ],
  });
  expect(place).toMatchObject({ area: 'Gulshan', areaNames: { bn: 'গুলশান' } });
  const [away] = collect({
    nodes: [
      [
        { shop: 'yes', name: 'Corner' },
        { lat: 43.7, lng: 7.4 },
      ],
    ],
  });
  expect(away).toMatchObject({ area: null, areaNames: {} });
});

test('names without letters, broken lines and empty relations are left out', () => {
  const found = collect({
    nodes: [
      [{ shop: 'yes', name: ' \u0000 ' }, at(0, 0)],
      [{ shop: 'yes', name: '★' }, at(0, 0)],
    ],
    ways: [[street('Nowhere'), []]],
    relations: [{ id: 1, tags: { type: 'multipolygon', leisure: 'park', name: 'Park' }, members: [] }],
  });
  expect(found).toEqual([]);
});

test.each(LANGUAGES)('a place is called as the map names it in %s, and found by that', (language) => {
  const [place] = collect({
    nodes: [[{ shop: 'yes', name: 'Corner', [`name:${language}`]: 'Angulo' }, at(0, 0)]],
  });
  expect(place?.names[language]).toBe('Angulo');
  expect(place?.folded).toContain(' angulo ');
});
