import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { PbfWriter } from 'pbf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OsmFileError } from './osm-file-error.ts';
import { MAX_OSM_BYTES, readOsm } from './read-osm.ts';
import { findRecorded, NEEDS_DATA } from './testing/recorded-data.ts';
import { writeOsmBlob, writeOsmBlock, writeOsmFile, type OsmContent } from './testing/write-osm-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridewire-osm-'));
});
afterAll(() => rm(folder, { recursive: true }));

const TOWN: OsmContent = {
  box: { south: 23.7, west: 90.3, north: 23.9, east: 90.5 },
  mappedAt: new Date('2026-03-01T00:00:00Z'),
  nodes: [
    { id: 1, lat: 23.8103001, lng: 90.4125001 },
    { id: 7_000_000_001, lat: 23.81, lng: 90.42, tags: { amenity: 'bank', name: 'ব্যাংক', 'name:ru': 'Банк' } },
    { id: 3, lat: 23.5, lng: 90.6, tags: { barrier: 'gate' } },
    { id: 5, lat: 23.81, lng: 90.41, tags: { power: 'tower' } },
  ],
  ways: [
    {
      id: 10,
      nodes: [1, 7_000_000_001, 4],
      tags: { highway: 'primary', 'name:bn': 'পথ', 'source:name': 'me' },
    },
    { id: 11, nodes: [1, 3, 7_000_000_001], tags: {} },
    { id: 12, nodes: [1, 3], tags: { barrier: 'fence' } },
  ],
  relations: [
    {
      id: 20,
      tags: { type: 'multipolygon', natural: 'water' },
      members: [
        { type: 'way', ref: 11, role: 'outer' },
        { type: 'node', ref: 1, role: '' },
      ],
    },
    { id: 21, tags: { type: 'route' }, members: [{ type: 'way', ref: 12, role: '' }] },
  ],
};

async function read(bytes: Uint8Array) {
  const path = join(folder, 'town.osm.pbf');
  await writeFile(path, bytes);
  return await readOsm(path);
}

test('what streets, map and places need is read, and nothing else', async () => {
  const { positionOf, ...town } = await read(writeOsmFile(TOWN));
  expect(town).toEqual({
    box: TOWN.box,
    mappedAt: TOWN.mappedAt,
    nodes: [
      { id: 7_000_000_001, lat: 23.81, lng: 90.42, tags: { amenity: 'bank', name: 'ব্যাংক' } },
      { id: 3, lat: 23.5, lng: 90.6, tags: { barrier: 'gate' } },
    ],
    ways: [
      { id: 10, nodes: [1, 7_000_000_001, 4], tags: { highway: 'primary', 'name:bn': 'পথ' } },
      { id: 11, nodes: [1, 3, 7_000_000_001], tags: {} },
    ],
    relations: TOWN.relations?.slice(0, 1),
  });
  expect([1, 3, 7_000_000_001, 4, 2].map(positionOf)).toEqual([
    { lat: 23.8103001, lng: 90.4125001 },
    { lat: 23.5, lng: 90.6 },
    { lat: 23.81, lng: 90.42 },
    undefined,
    undefined,
  ]);
});

test('south and west are read, too', async () => {
  const { positionOf } = await read(writeOsmFile({ nodes: [{ id: 1, lat: -23.5, lng: -46.6 }] }));
  expect(positionOf(1)).toEqual({ lat: -23.5, lng: -46.6 });
});

test('progress is told to the end', async () => {
  const path = join(folder, 'town.osm.pbf');
  await writeFile(path, writeOsmFile(TOWN));
  const shares: number[] = [];
  await readOsm(path, { onProgress: (share) => shares.push(share) });
  expect(shares).toHaveLength(2);
  expect(shares.at(-1)).toBe(1);
});

test.each([
  ['an empty file', () => Buffer.alloc(0), 'is empty'],
  ['three bytes', () => Buffer.from('abc'), 'no OpenStreetMap extract'],
  ['a text', () => Buffer.from('<?xml version="1.0"?><osm></osm>'), 'no OpenStreetMap extract'],
  ['zeros', () => Buffer.alloc(99_999), 'no OpenStreetMap extract'],
  ['a file cut off', () => writeOsmFile(TOWN).subarray(0, -9), 'ends in the middle'],
  ['a file with trash at its end', () => Buffer.concat([writeOsmFile(TOWN), Buffer.alloc(9, 255)]), 'broken'],
  ['one that is not packed', () => writeOsmBlob('OSMHeader', Buffer.from('x'), false), 'osmium cat'],
  ['one that unpacks beyond bounds', () => writeOsmBlob('OSMHeader', Buffer.alloc(33_554_433)), 'broken'],
  ['old versions of things', () => writeOsmFile({ features: ['HistoricalInformation'] }), 'HistoricalInf'],
  ['a place beyond the poles', () => writeOsmFile({ nodes: [{ id: 1, lat: 91, lng: 0 }] }), 'broken'],
])('%s is refused in one sentence', async (_, bytes, reason) => {
  const error: unknown = await read(bytes()).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(OsmFileError);
  expect((error as Error).message).toContain(reason);
  expect((error as Error).message).not.toContain('\n');
});

/** Parts of a message, each a field that holds bytes. */
const parts = (tag: number, ...contents: Uint8Array[]) =>
  Buffer.concat(
    contents.map((content) => {
      const pbf = new PbfWriter();
      pbf.writeBytesField(tag, content);
      return Buffer.from(pbf.finish());
    }),
  );
const header = writeOsmFile({}).subarray(0, -1 * writeOsmBlob('OSMData', writeOsmBlock({})).length);
const MEGABYTE = 2 ** 20;

test.each([
  ['millions of words', () => [parts(1, Buffer.alloc(24 * MEGABYTE).fill(Buffer.from([0x0a, 0])))]],
  ['millions of groups', () => [Buffer.alloc(24 * MEGABYTE).fill(Buffer.from([0x12, 0]))]],
  ['millions of ways', () => [parts(2, Buffer.alloc(24 * MEGABYTE).fill(Buffer.from([0x1a, 0])))]],
  ['millions of nodes', () => [parts(2, parts(2, parts(1, Buffer.alloc(24 * MEGABYTE, 1))))]],
  [
    'blocks without end',
    () =>
      Array.from<Buffer>({ length: 24 }).fill(Buffer.alloc(4 * MEGABYTE).fill(parts(7, Buffer.alloc(99)))),
  ],
  [
    'a relation of more than may be in one',
    () => [
      writeOsmBlock({
        relations: [
          {
            id: 1,
            tags: { type: 'multipolygon' },
            members: Array.from({ length: 50_000 }, (_, ref) => ({ type: 'way' as const, ref, role: '' })),
          },
        ],
      }),
    ],
  ],
  [
    'a way of more than may be in one',
    () => [
      writeOsmBlock({ ways: [{ id: 1, tags: {}, nodes: Array.from({ length: 60_000 }, (_, i) => i) }] }),
    ],
  ],
])('a small file that unpacks to %s is refused in one sentence', async (_, blocks) => {
  const contents = blocks();
  // The same bytes are packed once.
  const packed = new Map(Array.from(new Set(contents), (bytes) => [bytes, writeOsmBlob('OSMData', bytes)]));
  const file = Buffer.concat([header, ...contents.map((bytes) => packed.get(bytes)!)]);
  expect(file.length).toBeLessThan(MEGABYTE);
  await expect(read(file)).rejects.toThrow(
    'town.osm.pbf holds more than a file of its kind and size may: no tool for maps wrote it, and it is not read.',
  );
});

test('what spans a continent is refused, however little it is', async () => {
  const nodes = [
    { id: 1, lat: 23.8, lng: 90.4 },
    { id: 2, lat: 23.8, lng: 101 },
  ];
  await expect(read(writeOsmFile({ nodes }))).rejects.toThrow('too large for one city');
});

test('what is no file, or a country, is refused before it is read', async () => {
  await expect(readOsm(join(folder, 'nowhere.osm.pbf'))).rejects.toThrow('There is no file');
  await expect(readOsm(folder)).rejects.toThrow('is not a file');
  const path = join(folder, 'country.osm.pbf');
  await writeFile(path, '');
  await truncate(path, MAX_OSM_BYTES + 1);
  await expect(readOsm(path)).rejects.toThrow('too large for one city');
});

test('whatever byte is another, it is read or refused with our sentence', async () => {
  const bytes = writeOsmFile(TOWN);
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
      const wrong = Buffer.from(bytes);
      wrong[at]! ^= by;
      const error: unknown = await read(wrong).catch((cause: unknown) => cause);
      if (error instanceof Error) expect(error).toBeInstanceOf(OsmFileError);
    }),
    { numRuns: 100 },
  );
});

const monacoFile = findRecorded('monaco.osm.pbf');
test.skipIf(!monacoFile)(`a real city is read (${NEEDS_DATA})`, async () => {
  const monaco = await readOsm(monacoFile!);
  expect(monaco.ways.length).toBeGreaterThan(3_000);
  expect(monaco.ways.some(({ tags }) => tags['highway'] === 'primary')).toBe(true);
  expect(monaco.box?.west).toBeCloseTo(7.405, 2);
});
