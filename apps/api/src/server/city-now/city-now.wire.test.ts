import type { LatLng } from '@ridewire/contracts';
import type { CityNow } from '@ridewire/contracts/city-now';
import { DEMO_ACCOUNTS, FLEET_DOMAIN } from '@ridewire/db/seed';
import { createTestDatabase, useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { makeActor } from '../../testing/actors.ts';
import { connect, type TestClient } from '../../testing/connect.ts';
import { request } from '../../testing/places.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { tryUpgrade } from '../../testing/try-upgrade.ts';
import { CITY_NOW_URL } from '../sockets/live-route.ts';
import { MOST_PER_ADDRESS } from './serve-city-now.ts';

const database = useTestDatabase();
let api: TestApi;
const open: { close(): unknown }[] = [];
beforeAll(async () => {
  api = await startTestApi(database.connectionString, { TRUST_PROXY: 'true' }, [...DEMO_ACCOUNTS]);
});
afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
  await api.close();
});

/** Hears from the first message on, which comes right behind the upgrade. */
async function look(headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${api.url.replace('http', 'ws')}${CITY_NOW_URL}`, { headers });
  const states: CityNow[] = [];
  socket.on('message', (data: Buffer) => states.push(JSON.parse(data.toString()) as CityNow));
  const status = await new Promise<number | undefined>((resolve) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode));
    socket.on('error', () => {});
  });
  const close = () => socket.terminate();
  open.push({ close });
  return { status, socket, states, close };
}
const join = async (isSimulated: boolean) => {
  const actor = await makeActor(api.core.db, 'driver', { available: false });
  if (isSimulated)
    await api.core.db.pool.query('update users set email = $2 where id = $1', [
      actor.userId,
      `${actor.userId}@${FLEET_DOMAIN}`,
    ]);
  const client = connect(api.url, actor);
  open.push(client);
  await client.trpc.drivers.setAvailability.mutate({ available: true });
  return client;
};
const drive = ({ trpc }: TestClient, at: LatLng) =>
  trpc.drivers.reportPosition.mutate({ positions: [{ ...at, at: Date.now() }] });
const closing = (socket: WebSocket) =>
  new Promise<[number, string]>((resolve) =>
    socket.once('close', (code, reason) => resolve([code, reason.toString()])),
  );

test('whoever looks sees simulated cars move and rides begin, of people’s cars only how many there are', async () => {
  const [simulated, person] = [await join(true), await join(false)];
  const rider = connect(api.url, await makeActor(api.core.db, 'rider'));
  open.push(rider);
  const place = { lat: 23.7951, lng: 90.4143 };
  await drive(simulated, place);
  await drive(person, { lat: 23.81, lng: 90.4143 });
  const { states } = await look();
  const car = [0, place.lat, place.lng, null, 0];
  await expect.poll(() => states.at(-1)).toEqual({ cars: [car], free: 2, underWay: 0, pickupMinutes: null });
  await drive(simulated, { ...place, lat: 23.7955 });
  await expect.poll(() => states.at(-1)?.cars).toEqual([[0, 23.7955, place.lng, 0, 0]]);
  const { id: rideId } = await rider.trpc.rides.request.mutate(request());
  await simulated.trpc.rides.accept.mutate({ rideId });
  await expect.poll(() => states.at(-1)).toMatchObject({ free: 1, underWay: 1 });
  await simulated.trpc.rides.advance.mutate({ rideId, to: 'picked_up' });
  await expect.poll(() => states.at(-1)?.cars).toEqual([[0, 23.7955, place.lng, 0, 1]]);
  // What stays the same is not told again.
  const told = states.length;
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(states.length).toBe(told);
  // A later visitor sees the same at once, with what riders waited by now.
  const later = await look();
  await expect.poll(() => later.states[0]?.underWay).toBe(1);
});

test('whoever asks for something there is told, cut off, and keeps nobody else from looking', async () => {
  const [asking, looking] = [await look(), await look()];
  const closed = closing(asking.socket);
  asking.socket.send(JSON.stringify({ id: 1, method: 'subscription', params: { path: 'rides.board' } }));
  expect(await closed).toEqual([1008, 'This connection only shows the demo’s city. Sign in for the rest.']);
  await expect.poll(() => looking.states.length).toBeGreaterThan(0);
  expect(looking.socket.readyState).toBe(looking.socket.OPEN);
});

test('of one address so many may look, and others are not concerned', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const all = await Promise.all(Array.from({ length: 60 }, () => look(headers)));
  expect(all.filter(({ status }) => status === 101)).toHaveLength(MOST_PER_ADDRESS);
  expect(all.filter(({ status }) => status === 429)).toHaveLength(60 - MOST_PER_ADDRESS);
  expect((await look({ 'x-forwarded-for': '203.0.113.8' })).status).toBe(101);
  for (const { close } of all) close();
  await expect.poll(async () => (await look(headers)).status).toBe(101);
});

test('the drawing is there for everybody, and a plain request is told what the address is', async () => {
  const drawing = await fetch(`${api.url}/city-now.svg`);
  // Where the build made none, the page does without.
  expect([200, 404]).toContain(drawing.status);
  if (drawing.ok) expect(await drawing.text()).toContain('<path id="main"');
  expect((await fetch(api.url + CITY_NOW_URL)).status).toBe(426);
});

test('outside a demo there is no such socket', async () => {
  const other = await createTestDatabase();
  const real = await startTestApi(other.connectionString);
  try {
    expect(await tryUpgrade(real.url, {}, CITY_NOW_URL)).toMatchObject({ status: 404 });
  } finally {
    await real.close();
    await other.drop();
  }
});
