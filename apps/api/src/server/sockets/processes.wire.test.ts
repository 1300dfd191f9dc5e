import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdRow } from '../../testing/hold-row.ts';
import { makeActor } from '../../testing/actors.ts';
import { connect, recordOffers, recordRider } from '../../testing/connect.ts';
import { hearClose } from '../../testing/hear-close.ts';
import { GULSHAN, request } from '../../testing/places.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const database = useTestDatabase();
let first: TestApi;
let second: TestApi;
let db: Db;
beforeAll(async () => {
  [first, second] = await Promise.all([
    startTestApi(database.connectionString),
    startTestApi(database.connectionString),
  ]);
  db = openDb(database.connectionString);
});
afterAll(async () => {
  await db.close();
  await Promise.all([first.close(), second.close()]);
});

test('a rider at one process and a driver at another share a ride, positions included', async () => {
  const rider = connect(first.url, await makeActor(db, 'rider'));
  const actor = await makeActor(db, 'driver', { available: false });
  const driver = connect(second.url, actor);
  const seen = await recordRider(rider);
  const offers = await recordOffers(driver);
  await driver.trpc.drivers.reportPosition.mutate({ positions: [{ ...GULSHAN, at: Date.now() }] });
  await driver.trpc.drivers.setAvailability.mutate({ available: true });
  const wave = { limit: 5, radiusMeters: 500, includesUnplaced: false, nextWaveSeconds: 9 };
  await expect.poll(() => first.core.drivers.nearest(GULSHAN, wave)).toHaveLength(1);

  const ride = await rider.trpc.rides.request.mutate(request());
  await expect
    .poll(() => offers.changes().at(-1))
    .toMatchObject({ kind: 'offered', offer: { pickupMeters: 0 } });
  await driver.trpc.rides.accept.mutate({ rideId: ride.id });
  // The car's position follows at once.
  await expect
    .poll(() => seen.changes().findLast(({ kind }) => kind === 'ride'))
    .toMatchObject({ ride: { status: 'accepted' } });
  await driver.trpc.drivers.reportPosition.mutate({
    positions: [{ lat: GULSHAN.lat + 0.0003, lng: GULSHAN.lng, at: Date.now() }],
  });
  await expect
    .poll(() => seen.changes().at(-1))
    .toMatchObject({ kind: 'position', position: { driverId: actor.userId, lat: GULSHAN.lat + 0.0003 } });
  await Promise.all([rider.close(), driver.close()]);
});

test('who signs out at one process loses the sockets at the others', async () => {
  const actor = await makeActor(db, 'rider');
  const client = connect(second.url, actor);
  await recordRider(client);
  const closed = hearClose(client.socket());
  await fetch(`${first.url}/trpc/auth.logout`, {
    method: 'POST',
    headers: { cookie: actor.cookie, 'content-type': 'application/json' },
    body: '{}',
  });
  expect((await closed()).code).toBe(4401);
  await client.close();
});

test('a sign-out that nobody heard is found after the gap', async () => {
  const actor = await makeActor(db, 'rider');
  const client = connect(second.url, actor);
  await recordRider(client);
  const closed = hearClose(client.socket());
  await db.pool.query('delete from sessions where id = $1', [actor.sessionId]);
  await db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ridewire listener' and datname = current_database()`,
  );
  expect((await closed()).code).toBe(4401);
  await client.close();
});

test('a drained process tells its clients to reconnect', async () => {
  const third = await startTestApi(database.connectionString);
  const client = connect(third.url, await makeActor(db, 'rider'));
  await recordRider(client);
  const told = new Promise<string>((resolve) =>
    client.socket().on('message', (data: Buffer) => {
      if (data.toString().includes('reconnect')) resolve(data.toString());
    }),
  );
  const closing = third.close();
  expect(JSON.parse(await told)).toEqual({ id: null, method: 'reconnect' });
  await client.close();
  await closing;
});

test('a process about to end says that it is not ready, and serves until balancers know', async () => {
  // Where the machine is too slow to ask everything in that time, another process takes longer.
  for (const seconds of [2, 20, 100]) if (await servesWhileEnding(seconds)) return;
  expect.unreachable('It never served while it ended.');
});

/** @returns false where the process was gone before everything was asked */
async function servesWhileEnding(seconds: number): Promise<boolean> {
  const third = await startTestApi(database.connectionString, { DRAIN_SECONDS: String(seconds) });
  const actor = await makeActor(db, 'rider');
  const servesUntil = performance.now() + seconds * 1_000;
  const closing = third.close();
  const client = connect(third.url, actor);
  const asked = async () => {
    await expect.poll(() => fetch(`${third.url}/readyz`).then(({ status }) => status)).toBe(503);
    const answer = await fetch(`${third.url}/healthz`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    expect(await client.trpc.rides.history.query({})).toEqual([]);
    return true;
  };
  const isServed = await Promise.race([asked(), closing.then(() => false)]).catch((error: unknown) => {
    if (performance.now() < servesUntil) throw error;
    return false;
  });
  await client.close();
  await closing;
  await expect(fetch(`${third.url}/healthz`)).rejects.toThrow();
  return isServed;
}

test('a socket is asked to go elsewhere once its calls are answered', async () => {
  const third = await startTestApi(database.connectionString);
  const client = connect(third.url, await makeActor(db, 'rider'));
  const ride = await client.trpc.rides.request.mutate(request());
  const messages: string[] = [];
  client.socket().on('message', (data: Buffer) => messages.push(data.toString()));
  const held = await holdRow(database.connectionString, 'select from rides where id = $1 for update', [
    ride.id,
  ]);
  const canceled = client.trpc.rides.cancel.mutate({ rideId: ride.id });
  await held.waiting(1);
  const closing = third.close();
  await expect.poll(() => third.fastify.server.listening).toBe(false);
  await held.release();
  await canceled;
  await client.close();
  await closing;
  expect(messages.map((message) => message.slice(0, 11))).toEqual(['{"id":2,"re', '{"id":null,']);
});

test('a process that ends does not wait for a client that does not answer', async () => {
  const third = await startTestApi(database.connectionString);
  const client = connect(third.url, await makeActor(db, 'rider'));
  await recordRider(client);
  client.socket().pause();
  const started = Date.now();
  await third.close();
  // ws itself would wait 30 seconds for the answer to its close frame.
  expect(Date.now() - started).toBeLessThan(20_000);
  client.socket().terminate();
  await client.close();
});

test('nor for one that sends its request a byte a minute', async () => {
  const third = await startTestApi(database.connectionString);
  const actor = await makeActor(db, 'rider');
  const { hostname, port } = new URL(third.url);
  const client = connectTcp(Number(port), hostname);
  client.on('error', () => {});
  const gone = once(client, 'close');
  client.write(
    `POST /api/uploads/avatar HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${actor.cookie}\r\n` +
      'content-type: multipart/form-data; boundary=b\r\ncontent-length: 1000\r\nexpect: 100-continue\r\n\r\n--b',
  );
  const [answer] = (await once(client, 'data')) as [Buffer];
  expect(answer.toString()).toContain('100 Continue');
  const started = Date.now();
  await third.close();
  // A request has two minutes to arrive.
  expect(Date.now() - started).toBeLessThan(20_000);
  await gone;
});
