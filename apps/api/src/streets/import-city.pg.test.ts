import { gunzipSync } from 'node:zlib';
import { openDb, type Db } from '@ridewire/db';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { decodeGraph, NoRoadsError, readOsm } from '@ridewire/streets';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { writeSmallCity } from '../testing/small-city.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { findUsedCity, listCities, readGraphBytes } from './city-queries.ts';
import { CityLockError, withCityLock } from './city-lock.ts';
import { followCity } from './current-city.ts';
import { importCity, type ImportOptions } from './import-city.ts';
import { removeCity, useCity } from './switch-city.ts';

const database = useTestDatabase();
const folder = makeTestFolder();
let db: Db;
beforeAll(() => {
  db = openDb(database.connectionString);
});
beforeEach(() => db.pool.query('delete from cities'));
afterAll(async () => {
  await db.close();
  removeTestFolder(folder);
});

const about = (name: string) => ({
  name,
  title: 'Lake City',
  source: 'lake.osm.pbf',
  sourceVersion: null,
  attribution: '© somebody',
  box: null,
});

async function bring(name: string, street?: string, options?: ImportOptions) {
  const extract = await readOsm(await writeSmallCity(folder, street ? { street } : {}));
  return await importCity(database.connectionString, extract, { ...about(name), box: extract.box }, options);
}
const countOf = async (table: string) =>
  (await db.pool.query<{ n: number }>(`select count(*)::int n from ${table}`)).rows[0]?.n;
const namesInUse = async () => (await listCities(db)).map(({ name, isUsed }) => (isUsed ? `*${name}` : name));

test('a city comes whole: streets, tiles and places', async () => {
  const told: string[] = [];
  const imported = await bring('lake', 'Lake Road', { onProgress: (what) => told.push(what) });
  expect(imported).toMatchObject({ junctions: 5, places: 3 });
  expect(new Set(told)).toEqual(new Set(['streets', 'map', 'places']));
  const used = (await findUsedCity(db))!;
  expect(used).toMatchObject({
    id: imported.id,
    name: 'lake',
    title: 'Lake City',
    attribution: '© somebody',
  });
  expect(used.south).toBeCloseTo(23.79);
  expect(used.streetKm).toBeCloseTo(0.85, 1);
  const graph = decodeGraph((await readGraphBytes(db, used.id, used.graphBytes))!);
  expect(graph.names.map(({ name }) => name)).toEqual(['', 'Lake Road']);
  const tiles = await db.pool.query<{ z: number; bytes: Buffer }>('select z, bytes from city_tiles');
  expect(new Set(tiles.rows.map(({ z }) => z))).toEqual(new Set([8, 9, 10, 11, 12, 13, 14]));
  expect(tiles.rows.some(({ bytes }) => gunzipSync(bytes).includes('Lake Road'))).toBe(true);
  const { rows } = await db.pool.query(`select name, kind from city_places where folded like '%bank%'`);
  expect(rows).toEqual([{ name: 'Lake Bank', kind: 'bank' }]);
});

test('another state of a city takes its place, and leaves nothing of it', async () => {
  const first = await bring('lake');
  const second = await bring('lake', 'Bank Road');
  expect(await namesInUse()).toEqual(['*lake']);
  expect((await findUsedCity(db))?.id).toBe(second.id);
  for (const table of ['city_tiles', 'city_places'])
    expect(await countOf(`${table} where city_id = '${first.id}'`)).toBe(0);
});

test('cities are chosen and removed by name; at most one is in use', async () => {
  await bring('lake');
  await bring('hill');
  expect(await namesInUse()).toEqual(['*hill', 'lake']);
  expect(await useCity(db, 'lake')).toBe(true);
  expect(await useCity(db, 'lake')).toBe(true);
  expect(await useCity(db, 'sea')).toBe(false);
  expect(await namesInUse()).toEqual(['hill', '*lake']);
  expect(await removeCity(db, 'hill')).toBe(false);
  expect(await removeCity(db, 'lake')).toBe(true);
  expect(await removeCity(db, 'lake')).toBeUndefined();
  expect([await countOf('cities'), await countOf('city_tiles')]).toEqual([0, 0]);
});

test('two imports at once: the second is refused', async () => {
  await bring('lake');
  await withCityLock(db, () => expect(bring('hill')).rejects.toThrow(CityLockError));
  expect(await namesInUse()).toEqual(['*lake']);
  await bring('hill');
});

test('a full disk and a city without roads leave what was there', async () => {
  const { id } = await bring('lake');
  await db.pool.query(`
    create function full_disk() returns trigger language plpgsql as $$ begin raise 'disk full' using errcode = '53100'; end $$;
    create trigger full_disk before insert on city_places execute function full_disk()`);
  await expect(bring('lake')).rejects.toMatchObject({ cause: { message: 'disk full' } });
  await db.pool.query('drop function full_disk cascade');
  const empty = { ...(await readOsm(await writeSmallCity(folder))), ways: [] };
  await expect(importCity(database.connectionString, empty, about('lake'))).rejects.toThrow(NoRoadsError);
  expect((await findUsedCity(db))?.id).toBe(id);
  expect(await countOf('cities')).toBe(1);
});

test('what a killed import left is gone after the next one', async () => {
  await bring('lake');
  const left = crypto.randomUUID();
  await db.pool.query(
    `insert into cities (id, name, title, source, attribution, south, west, north, east) values ($1, 'lake', '', '', '', 0, 0, 1, 1)`,
    [left],
  );
  await db.pool.query('insert into city_tiles values ($1, 10, 1, 1, $2)', [left, Buffer.from('x')]);
  expect(await namesInUse()).toEqual(['*lake']);
  expect(await useCity(db, 'lake')).toBe(true);
  await bring('hill');
  expect(await countOf(`cities where id = '${left}'`)).toBe(0);
  expect(await countOf(`city_tiles where city_id = '${left}'`)).toBe(0);
});

test('a running server follows, and what it held stays whole', async () => {
  const first = await bring('lake');
  const core = await startTestCore(database.connectionString);
  const { cities } = core;
  const held = cities.current()!;
  expect(held).toMatchObject({ id: first.id, name: 'lake', isShipped: false, box: { north: 23.81 } });
  const seen: (string | undefined)[] = [];
  cities.onChange((city) => seen.push(city?.name));
  cities.onChange(() => {
    throw new Error('one that fails keeps the others from nothing');
  });
  vi.spyOn(core.log, 'error').mockImplementation(() => {});
  await bring('hill', 'Hill Road');
  await expect.poll(() => cities.current()?.name).toBe('hill');
  expect(held.graph.names.map(({ name }) => name)).toEqual(['', 'Lake Road']);
  // Nothing is missed while no one listens.
  await db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ridewire listener' and datname = current_database()`,
  );
  await db.pool.query(`delete from cities where name = 'hill'`);
  await expect.poll(() => cities.current()).toBeNull();
  expect(seen).toEqual(['hill', undefined]);
  await core.stop();
});

test('streets that another version wrote are none, and that is said once', async () => {
  await bring('lake');
  await db.pool.query(`update cities set graph = 'nothing'`);
  const error = vi.fn();
  const cities = followCity({ db, log: { info: () => {}, warn: () => {}, error } });
  await cities.load();
  expect(cities.current()).toBeNull();
  expect(error).toHaveBeenCalledOnce();
});
