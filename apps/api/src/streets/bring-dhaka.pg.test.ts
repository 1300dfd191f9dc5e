import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringDhaka } from './bring-dhaka.ts';
import { findUsedCity, listCities } from './city-queries.ts';

const database = useTestDatabase();
let db: Db;
beforeAll(() => {
  db = openDb(database.connectionString);
});
afterAll(() => db.close());

test('Dhaka comes where no city is: of two servers that start at once one brings it, and both have it then', async () => {
  const bring = async () => {
    const isBrought = await bringDhaka(database.connectionString);
    return { isBrought, has: (await findUsedCity(db))?.name };
  };
  const both = await Promise.all([bring(), bring()]);
  expect(both.map(({ has }) => has)).toEqual(['dhaka', 'dhaka']);
  expect(both.filter(({ isBrought }) => isBrought)).toHaveLength(1);
});

test('Dhaka comes once, and again in another version, in place of the old outline or without its map', async () => {
  const bring = () => bringDhaka(database.connectionString);
  const first = (await findUsedCity(db))!;
  expect(first).toMatchObject({ name: 'dhaka', source: 'shipped' });
  expect(first.attribution).toContain('OpenStreetMap');
  const [stored] = await listCities(db);
  expect(stored!.places).toBeGreaterThan(20_000);
  expect(stored!.streetKm).toBeGreaterThan(4_000);
  expect(await bring()).toBe(false);
  await db.pool.query(`update cities set source = 'outline', source_version = '2.1'`);
  expect(await bring()).toBe(true);
  expect((await listCities(db)).map(({ id, isUsed }) => isUsed && id !== first.id)).toEqual([true]);
  await db.pool.query('delete from city_tiles');
  expect(await bring()).toBe(true);
  expect((await db.pool.query('select from city_tiles')).rowCount).toBeGreaterThan(100);
  // A newer release's city and an operator's own city stay.
  await db.pool.query(`update cities set source_version = '99.1'`);
  expect(await bring()).toBe(false);
  await db.pool.query(`update cities set source_version = '0', source = 'dhaka.osm.pbf'`);
  expect(await bring()).toBe(false);
});
