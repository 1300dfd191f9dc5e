import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DHAKA_PLACES } from '@ridewire/contracts/dhaka-places';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStreetGraph } from '../build-street-graph.ts';
import type { OsmExtract } from '../osm-extract.ts';
import { OsmFileError } from '../osm-file-error.ts';
import { createSnapper } from '../snap.ts';
import { DHAKA_VERSION, readDhaka } from './read-dhaka.ts';

const data = (name: string) => new URL(`../../dhaka/${name}`, import.meta.url);
let dhaka: OsmExtract;
let folder: string;
beforeAll(async () => {
  dhaka = await readDhaka();
  folder = await mkdtemp(join(tmpdir(), 'dhaka-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('its version says which files it is: a change of one raises it, and writes the new sum here', async () => {
  const hash = createHash('sha256');
  for (const name of ['dhaka.osm.pbf', 'ground.geojson']) hash.update(await readFile(data(name)));
  const sum = hash.digest('hex').slice(0, 12);
  expect({ version: DHAKA_VERSION, sum }).toEqual({ version: 3, sum: 'bf6b988aa4d5' });
});

test('streets and places of the extract lie over our waters, parks and railways', () => {
  const waysWith = (key: string) => dhaka.ways.filter(({ tags }) => tags[key] !== undefined);
  expect(waysWith('highway').length).toBeGreaterThan(18_000);
  expect(waysWith('natural').length).toBeGreaterThanOrEqual(12);
  expect(waysWith('leisure').length).toBeGreaterThanOrEqual(6);
  expect(waysWith('railway').map(({ tags }) => tags['railway'])).toEqual(['rail', 'subway']);
  expect(dhaka.nodes.length).toBeGreaterThan(18_000);
  for (const { nodes } of waysWith('natural')) {
    expect(nodes.at(-1)).toBe(nodes[0]);
    expect(nodes.every((id) => dhaka.positionOf(id))).toBe(true);
  }
});

test('what is drawn by us is named in both languages', () => {
  const drawn = [...dhaka.ways, ...dhaka.nodes].filter(({ id }) => id < 0);
  const unnamed = drawn.filter(
    ({ tags }) =>
      !/^[\x20-\x7e]+$/.test(tags['name:en'] ?? '') || !/[\u0980-\u09ff]/.test(tags['name:bn'] ?? ''),
  );
  expect(drawn.length).toBeGreaterThan(70);
  expect(unnamed).toEqual([]);
});

test('every place that everybody knows is near a street from which most of the city can be reached', () => {
  const snapper = createSnapper(buildStreetGraph(dhaka));
  const far = DHAKA_PLACES.filter((place) => !snapper.nearest(place, { maxMeters: 1_000, mainPart: true }));
  expect(far.map(({ name }) => name)).toEqual([]);
});

test('an extract that is cut short, altered, empty or missing is refused with one sentence', async () => {
  const path = join(folder, 'dhaka.osm.pbf');
  await copyFile(data('ground.geojson'), join(folder, 'ground.geojson'));
  await expect(readDhaka(folder)).rejects.toThrow(OsmFileError);
  await writeFile(path, '');
  await expect(readDhaka(folder)).rejects.toThrow(/is empty/);
  await copyFile(data('dhaka.osm.pbf'), path);
  await truncate(path, 500_000);
  await expect(readDhaka(folder)).rejects.toThrow(OsmFileError);
  const altered = await readFile(data('dhaka.osm.pbf'));
  altered.fill(7, 300_000, 300_400);
  await writeFile(path, altered);
  await expect(readDhaka(folder)).rejects.toThrow(OsmFileError);
});
