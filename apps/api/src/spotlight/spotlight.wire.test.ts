import type { Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestRide } from '../rides/request-ride.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { connect, type TestClient } from '../testing/connect.ts';
import { AIRPORT, request } from '../testing/places.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const NOTHING = { users: [], drivers: [], rides: [] };

const database = useTestDatabase();
let api: TestApi;
let nadia: TestActor;
let rina: TestActor;
let karim: TestActor;
let mine: string;
let hers: string;
const open: TestClient[] = [];
beforeAll(async () => {
  api = await startTestApi(database.connectionString);
  const { core } = api;
  [nadia, rina, karim] = await Promise.all([
    makeActor(core.db, 'rider'),
    makeActor(core.db, 'rider'),
    makeActor(core.db, 'driver', { available: false }),
  ]);
  const rename = 'update users set name = $2, email = $3 where id = $1';
  await core.db.pool.query(rename, [nadia.userId, 'Nadia Haque', 'nadia@example.test']);
  await core.db.pool.query(rename, [karim.userId, 'Karim Uddin', 'karim@example.test']);
  await core.db.pool.query(`update drivers set license_plate = 'DHK-4711' where id = $1`, [karim.userId]);
  const ask = async (rider: TestActor, place: string) =>
    (await requestRide(core, rider, request({ destination: { ...AIRPORT, address: place } }))).id;
  mine = await ask(nadia, 'Farmgate crossing');
  hers = await ask(rina, 'Farmgate station');
  await core.db.pool.query(`update rides set driver_id = $2, status = 'accepted' where id = $1`, [
    hers,
    karim.userId,
  ]);
});
afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
  await api.close();
});

function finder(actor: TestActor) {
  const client = connect(api.url, actor);
  open.push(client);
  return (text: string) => client.trpc.search.find.query({ text });
}

test('riders and drivers find their own rides, and nothing of anybody else', async () => {
  const [byNadia, byKarim] = [finder(nadia), finder(karim)];
  expect((await byNadia('farmgate')).rides.map(({ id }) => id)).toEqual([mine]);
  expect((await byKarim('farmgate')).rides.map(({ id }) => id)).toEqual([hers]);
  for (const text of [`#${hers.slice(-6)}`, hers, 'station', 'Karim', 'karim@example.test', 'DHK-4711'])
    expect({ text, ...(await byNadia(text)) }).toEqual({ text, ...NOTHING });
  expect((await byNadia(`#${mine.slice(-6).toUpperCase()}`)).rides).toEqual([
    {
      id: mine,
      status: 'requested',
      pickup: 'Gulshan 2 Circle',
      destination: 'Farmgate crossing',
      requestedAt: expect.any(String),
    },
  ]);
});

test('admins find people by name, address and plate, and rides by place and id', async () => {
  const find = finder(await makeActor(api.core.db, 'admin'));
  expect((await find('farmgate')).rides.map(({ id }) => id)).toEqual([hers, mine]);
  expect((await find(`#${hers.slice(-6)}`)).rides.map(({ id }) => id)).toEqual([hers]);
  expect(await find('4711')).toEqual({
    ...NOTHING,
    drivers: [
      { id: karim.userId, name: 'Karim Uddin', email: 'karim@example.test', licensePlate: 'DHK-4711' },
    ],
  });
  expect((await find('nadia@')).users).toEqual([
    { id: nadia.userId, name: 'Nadia Haque', email: 'nadia@example.test', role: 'rider', status: 'active' },
  ]);
  expect((await find('uddin')).drivers).toHaveLength(1);
});

test('hostile or too little text finds nothing, and breaks nothing', async () => {
  const find = finder(await makeActor(api.core.db, 'admin'));
  for (const text of ['', 'k', '#', '#k', '%%', '__', `'; drop table rides; --`, '\\'.repeat(9)])
    expect({ text, ...(await find(text)) }).toEqual({ text, ...NOTHING });
  await expect(find('x'.repeat(101))).rejects.toThrow('The search must be at most 100 characters.');
  await expect(find('a\u0000b')).rejects.toThrow('The search contains characters that aren’t allowed.');
});

test('what riders search waits for nothing at the desk, nor the desk for it, and each has some searches at once', async () => {
  const find = finder(nadia);
  const admin = connect(api.url, await makeActor(api.core.db, 'admin'));
  open.push(admin);
  const hold = (db: Db, connections: number) =>
    Promise.all(Array.from({ length: connections }, () => db.pool.connect()));
  const ofDesk = await hold(api.core.adminDb, 4);
  expect((await find('farmgate')).rides).toHaveLength(1);
  for (const client of ofDesk) client.release();

  const ofPeople = await hold(api.core.personalDb, 3);
  const waiting = [find('farmgate'), find('farmgate'), find('farmgate')];
  await expect(find('farmgate')).rejects.toMatchObject({ data: { code: 'TOO_MANY' } });
  expect((await admin.trpc.users.list.query({})).items).not.toHaveLength(0);
  for (const client of ofPeople) client.release();
  for (const { rides } of await Promise.all(waiting)) expect(rides).toHaveLength(1);
});
