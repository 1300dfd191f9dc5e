import { gunzipSync, gzipSync } from 'node:zlib';
import { openDb, schema, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveCityTiles } from './city-tiles.ts';
import { handleErrors } from './handle-errors.ts';

const database = useTestDatabase();
let db: Db;
const fastify = Fastify();
const tile = gzipSync('a tile');
let version = 0;
let unfinished = 0;

beforeAll(async () => {
  const place = { south: 23, west: 90, north: 24, east: 91 };
  db = openDb(database.connectionString);
  const rows = await db.orm
    .insert(schema.cities)
    .values([
      {
        id: '00000000-0000-7000-8000-000000000001',
        name: 'a',
        title: 'A',
        source: 'test',
        attribution: '',
        ...place,
        graph: Buffer.from('x'),
        finishedAt: new Date(),
      },
      {
        id: '00000000-0000-7000-8000-000000000002',
        name: 'b',
        title: 'B',
        source: 'test',
        attribution: '',
        ...place,
      },
    ])
    .returning();
  await db.orm.insert(schema.cityTiles).values({ cityId: rows[0]!.id, z: 10, x: 768, y: 441, bytes: tile });
  [version, unfinished] = rows.map((row) => row.version) as [number, number];
  handleErrors(fastify);
  serveCityTiles(fastify, { db });
  await fastify.ready();
});
afterAll(async () => {
  await fastify.close();
  await db.close();
});

const get = (path: string, headers = {}) => fastify.inject({ url: `/tiles/${path}`, headers });

test('a tile comes as it is stored, and unpacked to whoever cannot', async () => {
  const path = `${version}/10/768/441.pbf`;
  const packed = await get(path, { 'accept-encoding': 'br, gzip' });
  expect(packed.headers).toMatchObject({
    'content-type': 'application/vnd.mapbox-vector-tile',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(gunzipSync(packed.rawPayload).toString()).toBe('a tile');
  for (const headers of [{}, { 'accept-encoding': 'gzip;q=0, identity' }]) {
    const plain = await get(path, headers);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.payload).toBe('a tile');
  }
});

test('a tile that was asked for is not asked for again', async () => {
  await get(`${version}/10/768/441.pbf`);
  await db.orm.delete(schema.cityTiles);
  expect((await get(`${version}/10/768/441.pbf`)).payload).toBe('a tile');
});

test('where a city has nothing to draw nothing comes', async () => {
  const nothing = await get(`${version}/10/1/2.pbf`);
  expect([nothing.statusCode, nothing.payload]).toEqual([204, '']);
  expect(nothing.headers['cache-control']).toContain('immutable');
});

test.each([
  'x/10/1/2.pbf',
  '1/10/1/2',
  '1/10/1024/2.pbf',
  '1/99/1/2.pbf',
  '999999/10/1/2.pbf',

  '',
  '1/-1/0/0.pbf',
])('no tile is at /tiles/%s', async (path) => {
  const refused = await get(path, { 'accept-encoding': 'gzip' });
  expect(refused.statusCode).toBe(404);
  expect(refused.json()).toMatchObject({ success: false });
  expect(refused.headers['cache-control'] ?? '').not.toContain('immutable');
});

test('a city that is still being imported shows nothing', async () => {
  expect((await get(`${unfinished}/10/768/441.pbf`)).statusCode).toBe(404);
});
