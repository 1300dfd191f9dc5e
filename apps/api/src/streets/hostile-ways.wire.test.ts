import { openDb, type Db } from '@ridewire/db';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { readOsm } from '@ridewire/streets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor } from '../testing/actors.ts';
import { connect, type TestClient } from '../testing/connect.ts';
import { writeSmallCity } from '../testing/small-city.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { importCity } from './import-city.ts';

const database = useTestDatabase();
const folder = makeTestFolder();
let db: Db;
let api: TestApi;
let hostile: TestClient;
/** The same person's calls, each on a separate socket. */
let storming: TestClient[];
let other: TestClient;

/** A frame holds 32 calls at most, and calls of one turn go in one frame. */
const SOCKETS = 40;

beforeAll(async () => {
  const extract = await readOsm(await writeSmallCity(folder));
  const { box } = extract;
  const about = { name: 'lake', title: 'Lake', source: 'lake.osm.pbf', sourceVersion: null, attribution: '' };
  await importCity(database.connectionString, extract, { ...about, box });
  db = openDb(database.connectionString);
  api = await startTestApi(database.connectionString);
  const [first, second] = [await makeActor(db, 'rider'), await makeActor(db, 'rider')];
  storming = Array.from({ length: SOCKETS }, () => connect(api.url, { cookie: first.cookie }));
  [hostile] = storming as [TestClient];
  other = connect(api.url, { cookie: second.cookie });
});
afterAll(async () => {
  await Promise.all([...storming, other].map((client) => client.close()));
  await api.close();
  await db.close();
  removeTestFolder(folder);
});

const FROM = { lat: 23.8, lng: 90.3985 };
const TO = { lat: 23.8, lng: 90.4015 };
/** A route, or why there is none: a code, and a sentence for the reader. */
const wayOf = (from: object, to: object): Promise<unknown> =>
  hostile.trpc.streets.way.query({ from, to } as never).then(
    (way) => (way ? way.distanceMeters : null),
    (error: { message: string; data?: { code?: string } }) => {
      expect(error.message).toMatch(/^[A-Z].*\.$/);
      expect(error.message).not.toMatch(/[{}[\]]/);
      return error.data?.code;
    },
  );

test.each<[string, object, object, unknown]>([
  ['the same point twice', FROM, FROM, 0],
  ['an end beyond the map', FROM, { lat: -89.9, lng: 179.9 }, 'NO_STREET_NEAR'],
  ['a start at the pole', { lat: 90, lng: 180 }, TO, 'NO_STREET_NEAR'],
  ['a latitude beyond the earth', FROM, { lat: 1e308, lng: 90 }, 'BAD_INPUT'],
  ['no number', { lat: NaN, lng: 90 }, TO, 'BAD_INPUT'],
  ['digits as a text', { lat: '23.8', lng: '90.4' }, TO, 'BAD_INPUT'],
  ['nothing', {}, {}, 'BAD_INPUT'],
])('%s is answered clearly', async (_, from, to, expected) => {
  expect(await wayOf(from, to)).toEqual(expected);
});

test('a thousand quotes of one person at once: each is answered, and others are meanwhile', async () => {
  const quote = (client: TestClient, i: number) =>
    client.trpc.rides.quote
      .query({ pickup: FROM, destination: { lat: TO.lat, lng: TO.lng - i * 1e-7 } })
      .then(
        ({ way }) => (way ? 'way' : 'line'),
        (error: { message: string; data?: { key?: string } }) => `${error.data?.key}: ${error.message}`,
      );
  const storm = Array.from({ length: 1_000 }, (_, i) =>
    quote(storming[i % storming.length] as TestClient, i),
  );
  expect(await quote(other, 5_000)).toBe('way');
  const counts = Map.groupBy(await Promise.all(storm), (answer) => answer);
  // Priced, or told in one sentence to wait a moment by the call budget, which a slow machine may not use up. Sixteen are under way at
  // once, which is no more than may wait for a search.
  const codes = new Set([...counts.keys()].map((answer) => answer.split(':')[0]));
  expect([...codes].filter((code) => !['way', 'TOO_MANY'].includes(code ?? ''))).toEqual([]);
  for (const answer of counts.keys()) expect(answer).toMatch(/^(way|[A-Z_]+: [A-Z][^.]+\.( [A-Z][^.]+\.)?)$/);
  expect(counts.get('way')?.length).toBeGreaterThanOrEqual(21);
  expect(await quote(other, 5_001)).toBe('way');
});
