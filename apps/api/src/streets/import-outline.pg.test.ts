import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findUsedCity, listCities } from './city-queries.ts';
import { importOutline } from './import-outline.ts';

const database = useTestDatabase();
let db: Db;
beforeAll(() => {
  db = openDb(database.connectionString);
});
afterAll(() => db.close());

test('the outline comes where no city is, once, and again in another version or without its map', async () => {
  const bring = () => importOutline(database.connectionString);
  expect(await bring()).toBe(true);
  const first = (await findUsedCity(db))!;
  expect(first).toMatchObject({ name: 'dhaka', source: 'outline', attribution: '' });
  expect(first.junctions).toBeGreaterThan(100);
  expect(await bring()).toBe(false);
  await db.pool.query(`update cities set source_version = '0'`);
  expect(await bring()).toBe(true);
  expect((await listCities(db)).map(({ id, isUsed }) => isUsed && id !== first.id)).toEqual([true]);
  await db.pool.query('delete from city_tiles');
  expect(await bring()).toBe(true);
  expect((await db.pool.query('select from city_tiles')).rowCount).toBeGreaterThan(100);
  // Who brought a city of their own keeps it.
  await db.pool.query(`update cities set source_version = '0', source = 'dhaka.osm.pbf'`);
  expect(await bring()).toBe(false);
});
