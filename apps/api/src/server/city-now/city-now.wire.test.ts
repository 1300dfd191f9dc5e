import { distanceMeters, type LatLng } from '@ridewire/contracts';
import type { CityNow } from '@ridewire/contracts/city-now';
import { DEMO_ACCOUNTS, FLEET_DOMAIN } from '@ridewire/db/seed';
import { createTestDatabase, useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { makeActor } from '../../testing/actors.ts';
import { connect, type TestClient } from '../../testing/connect.ts';
import { hearClose } from '../../testing/hear-close.ts';
import { request } from '../../testing/places.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { tryUpgrade } from '../../testing/try-upgrade.ts';
import { CITY_NOW_URL } from '../sockets/live-route.ts';
import { MOST_PER_ADDRESS } from '../sockets/visitor-route.ts';

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
async function look(headers: Record<string, string> = {}, url: string = api.url) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${CITY_NOW_URL}`, { headers });
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

test('whoever looks sees simulated cars move and rides begin, of people’s cars only how many there are', async () => {
  const [simulated, person] = [await join(true), await join(false)];
  const rider = connect(api.url, await makeActor(api.core.db, 'rider'));
  open.push(rider);
  const place = { lat: 23.7951, lng: 90.4143 };
  await drive(simulated, place);
  await drive(person, { lat: 23.81, lng: 90.4143 });
  const { states } = await look();
  const car = [0, place.lat, place.lng, null, 0];
  await expect
    .poll(() => states.at(-1))
    .toEqual({ cars: [car], areas: [], free: 2, underWay: 0, pickupMinutes: null });
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
  const closed = hearClose(asking.socket);
  asking.socket.send(JSON.stringify({ id: 1, method: 'subscription', params: { path: 'rides.board' } }));
  expect(await closed()).toEqual({
    code: 1008,
    reason: 'This connection only shows the city. Sign in for the rest.',
  });
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

test('a real city shows how many are free where, from three on, and never a car', async () => {
  const other = await createTestDatabase();
  const real = await startTestApi(other.connectionString, { PUBLIC_CITY: 'counts' });
  try {
    const there = async (at: LatLng) => {
      const driver = connect(real.url, await makeActor(real.core.db, 'driver', { available: false }));
      open.push(driver);
      await driver.trpc.drivers.setAvailability.mutate({ available: true });
      await driver.trpc.drivers.reportPosition.mutate({ positions: [{ ...at, at: Date.now() }] });
    };
    const gulshan = { lat: 23.7951, lng: 90.4143 };
    for (const north of [0, 0.0001, 0.0002]) await there({ ...gulshan, lat: gulshan.lat + north });
    for (const north of [0, 0.0001]) await there({ lat: 23.7265 + north, lng: 90.4217 });
    const { states } = await look({}, real.url);
    await expect.poll(() => states.at(-1)).toMatchObject({ cars: [], free: 5, underWay: 0 });
    const [[lat, lng, free] = [0, 0, 0], ...others] = states.at(-1)?.areas ?? [];
    expect([free, others]).toEqual([3, []]);
    // The middle of the area, whoever is where in it.
    expect(distanceMeters({ lat, lng }, gulshan)).toBeGreaterThan(20);
    expect(distanceMeters({ lat, lng }, gulshan)).toBeLessThan(2_000);
    const page = await (await fetch(real.url)).text();
    if (page.includes('<html')) expect(page).toContain('data-city="counts"');
  } finally {
    await real.close();
    await other.drop();
  }
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
