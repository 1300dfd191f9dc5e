import { openDb, type Db } from '@ridewire/db';
import { addPeople, seedCity } from '@ridewire/db/seed';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findActor } from '../sessions/session-queries.ts';
import { openFleetSessions } from './open-fleet-sessions.ts';

const database = useTestDatabase();
let db: Db;
beforeAll(async () => {
  await seedCity(database.connectionString, () => Promise.resolve('none'));
  db = openDb(database.connectionString);
});
afterAll(() => db.close());

const city = (publicUrl = 'http://ridewire.test') => ({ db, publicUrl });
const USUAL = { drivers: 60, riders: 30 };
const secretOf = ({ cookie }: { cookie: string }) => cookie.split('=')[1] as string;

test('each of the fleet gets a session of its own role, and only the simulated do', async () => {
  const { drivers, riders } = await openFleetSessions(city(), USUAL);
  expect([drivers.length, riders.length]).toEqual([60, 30]);
  const actors = await Promise.all([...drivers, ...riders].map((person) => findActor(db, secretOf(person))));
  expect(actors.map((known) => known?.actor.role)).toEqual([
    ...Array(60).fill('driver'),
    ...Array(30).fill('rider'),
  ]);
  const ids = actors.map((known) => known?.actor.userId);
  expect(new Set(ids).size).toBe(90);
  const demo = await db.pool.query<{ id: string }>(`select id from users where email like '%@ridewire.demo'`);
  for (const { id } of demo.rows) expect(ids).not.toContain(id);
});

test('the sessions of an earlier start end', async () => {
  const [earlier] = (await openFleetSessions(city(), USUAL)).drivers;
  await openFleetSessions(city(), USUAL);
  expect(earlier && (await findActor(db, secretOf(earlier)))).toBeUndefined();
});

test('a car seen a moment ago goes on from there, one seen long ago starts anew', async () => {
  const seen = `update drivers set last_lat = 23.8, last_lng = 90.4, last_position_at = now() - $1::interval`;
  await db.pool.query(seen, ['10 seconds']);
  expect((await openFleetSessions(city(), USUAL)).drivers[0]?.start).toEqual({ lat: 23.8, lng: 90.4 });
  await db.pool.query(seen, ['1 hour']);
  expect((await openFleetSessions(city(), USUAL)).drivers[0]?.start).toBeNull();
});

test('where people come over TLS, the fleet sends the cookie of that', async () => {
  const { riders } = await openFleetSessions(city('https://ridewire.test'), USUAL);
  for (const { cookie } of riders) expect(cookie).toMatch(/^__Host-ridewire_session=/);
});

test('where more are wanted than the city has, more are added once, whom nobody can sign in as', async () => {
  const wanted = { drivers: 70, riders: 45 };
  const people = async () => (await db.pool.query('select id from users')).rowCount;
  const add = () => addPeople(database.connectionString, wanted, () => Promise.resolve('none'));
  const before = await people();
  await addPeople(database.connectionString, USUAL, () => Promise.resolve('none'));
  expect(await people()).toBe(before);
  await add();
  const { drivers, riders } = await openFleetSessions(city(), wanted);
  expect([drivers.length, riders.length]).toEqual([70, 45]);
  const after = await people();
  await add();
  expect(await people()).toBe(after);
});

test('as many as are wanted at most are added at once, each with an address of their own', async () => {
  const wanted = { drivers: 300, riders: 300 };
  await addPeople(database.connectionString, wanted, () => Promise.resolve('none'));
  const { drivers, riders } = await openFleetSessions(city(), wanted);
  expect([drivers.length, riders.length]).toEqual([300, 300]);
});
