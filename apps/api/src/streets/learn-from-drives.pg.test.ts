import { openDb, schema, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { createRouter, guessSeconds, hourOfWeek } from '@ridewire/streets';
import { drawGrid } from '@ridewire/streets/testing/draw-grid';
import { randomSnaps, seededRandom } from '@ridewire/streets/testing/random-streets';
import { simulateFixes } from '@ridewire/streets/testing/simulate-fixes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { v7 } from 'uuid';
import type { City } from './city.ts';
import { createCitySpeeds } from './city-speeds.ts';
import { createDriveRecorder } from './drive-recorder.ts';
import { createSpeedLearner } from './learn-from-drives.ts';
import { createWaySearch } from './search-ways.ts';

const database = useTestDatabase();
const TIME_ZONE = 'Asia/Dhaka';
const graph = drawGrid();
const box = { south: 23.7, west: 90.3, north: 23.8, east: 90.5 };
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
let db: Db;
let city: City;
beforeAll(() => {
  db = openDb(database.connectionString);
});
afterAll(() => db.close());
beforeEach(async () => {
  city = await importCity();
});

async function importCity(): Promise<City> {
  const id = v7();
  const common = { id, name: `city-${id.slice(-6)}`, title: 'City', attribution: '' };
  await db.orm.insert(schema.cities).values({
    ...{ ...common, ...box, source: 'test', graph: Buffer.alloc(0), finishedAt: new Date() },
  });
  return { ...common, version: 1, box, graph, drivesOn: 'left', isShipped: false };
}

/** One process, with its thread's work done directly. */
function startProcess(of = () => city, through: Pick<Db, 'pool'> = db) {
  const speeds = createCitySpeeds(graph, { timeZone: TIME_ZONE, learnt: null });
  const drives = createDriveRecorder();
  const search = createWaySearch({ graph, speeds, reachMeters: 300 });
  let refreshed = 0;
  const searches = {
    current: () => ({
      city: of(),
      isChangedNear: () => false,
      ask: (request: Parameters<typeof search.answer>[0]) => Promise.resolve(search.answer(request)),
    }),
    learn: (_: City, learnt: SharedArrayBuffer) => speeds.reckon(learnt),
    refresh: () => void refreshed++,
  };
  const learner = createSpeedLearner({ db: through, log, drives, searches });
  return { drives, learner, speeds, refreshed: () => refreshed };
}

const now = Date.now();
/** Cars that take twice as long as guessed, each observed by this process until an hour ago. */
async function drive({ drives, learner }: ReturnType<typeof startProcess>, count = 12) {
  const random = seededRandom();
  const slow = guessSeconds(graph, hourOfWeek(TIME_ZONE, now - 3_600_000)).map((seconds) => seconds * 2);
  const snaps = randomSnaps(graph, 2 * count, random);
  snaps.slice(count).forEach((to, i) => {
    const route = createRouter(graph).findRoute(slow, snaps[i]!, to)!;
    const conditions = { everySeconds: 4, noiseMeters: 5, random, startAt: now - 3_600_000 };
    for (const fix of simulateFixes(graph, slow, route, conditions)) drives.add(`drive ${i}`, fix);
  });
  await learner.matchEnded(now + 3_600_000);
}

const sumsOf = async (id: string) => {
  const { rows } = await db.pool.query<{ taken: number; guessed: number; hours: number }>(
    `select sum(taken_seconds)::float8 as taken, sum(guessed_seconds)::float8 as guessed,
      count(*) filter (where hour >= 0)::int as hours from street_speeds where city_id = $1`,
    [id],
  );
  return rows[0]!;
};
/** How many times as long as guessed arcs take on average, by this process's data. */
const slowness = ({ speeds }: ReturnType<typeof startProcess>) => {
  const guessed = guessSeconds(graph, hourOfWeek(TIME_ZONE));
  const known = speeds.secondsNow();
  return known.reduce((sum, seconds, arc) => sum + seconds / guessed[arc]!, 0) / known.length;
};

test('what two processes saw adds up, and each reckons with it', async () => {
  const [one, two, idle] = [startProcess(), startProcess(), startProcess()];
  await drive(one);
  expect(one.learner.observations).toBeGreaterThan(30);
  expect(slowness(one)).toBe(1);
  expect(one.learner.ageSeconds()).toBeNaN();
  await one.learner.exchange();
  const { taken, guessed, hours } = await sumsOf(city.id);
  expect(taken / guessed).toBeCloseTo(2, 0);
  expect(hours).toBeGreaterThan(0);
  const alone = slowness(one);
  expect(alone).toBeGreaterThan(1.4);
  expect(one.learner.ageSeconds()).toBeLessThan(60);
  await drive(two);
  await two.learner.exchange();
  expect((await sumsOf(city.id)).taken).toBeCloseTo(2 * taken, -1);
  await idle.learner.exchange();
  await one.learner.exchange();
  expect((await sumsOf(city.id)).taken).toBeCloseTo(2 * taken, -1);
  expect(slowness(idle)).toBeGreaterThan(alone);
  expect(slowness(idle)).toBeLessThan(2.2);
  expect(idle.refreshed()).toBe(0);
});

test('while the database is away what was seen waits, and the hour goes on', async () => {
  const away = openDb('postgres://nobody@127.0.0.1:1/none');
  const through = { pool: away.pool };
  const process = startProcess(undefined, through);
  await drive(process);
  await expect(process.learner.exchange()).rejects.toThrow();
  expect(process.refreshed()).toBe(1);
  await drive(process);
  through.pool = db.pool;
  await process.learner.exchange();
  const other = startProcess();
  const otherCity = city;
  await drive(other);
  city = await importCity();
  await drive(other);
  await other.learner.exchange();
  // Half of it was from the city in use before, and is useless.
  expect((await sumsOf(otherCity.id)).taken).toBeCloseTo(2 * (await sumsOf(city.id)).taken, -1);
  await away.close();
});

test('what was seen four weeks ago counts half, and goes with its city', async () => {
  const process = startProcess();
  await drive(process);
  await process.learner.exchange();
  const { taken } = await sumsOf(city.id);
  await db.pool.query(`update street_speeds set updated_at = now() - interval '28 days' where city_id = $1`, [
    city.id,
  ]);
  await drive(process);
  await process.learner.exchange();
  expect((await sumsOf(city.id)).taken / taken).toBeCloseTo(1.5, 2);
  await drive(process);
  await db.pool.query('delete from cities where id = $1', [city.id]);
  await process.learner.exchange();
  expect(await sumsOf(city.id)).toEqual({ taken: null, guessed: null, hours: 0 });
  expect(slowness(process)).toBe(1);
});
