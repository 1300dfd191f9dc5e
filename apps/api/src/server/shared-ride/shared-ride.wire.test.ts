import {
  NO_SUCH_LINK,
  SHARED_RIDE_URL,
  type SharedRideMessage,
  type SharedRideSnapshot,
} from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { acceptRide } from '../../rides/accept-ride.ts';
import { advanceRide } from '../../rides/advance-ride.ts';
import { cancelRide } from '../../rides/cancel-ride.ts';
import { requestRide } from '../../rides/request-ride.ts';
import { shareRide, stopSharing } from '../../sharing/share-ride.ts';
import { makeActor, plateOf } from '../../testing/actors.ts';
import { connect } from '../../testing/connect.ts';
import { hearClose } from '../../testing/hear-close.ts';
import { request } from '../../testing/places.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { MOST_PER_ADDRESS } from '../sockets/visitor-route.ts';
import { MOST_PER_RIDE } from './serve-shared-rides.ts';

const database = useTestDatabase();
let first: TestApi;
let second: TestApi;
const open: { close(): unknown }[] = [];
beforeAll(async () => {
  const settings = { TRUST_PROXY: 'true' };
  [first, second] = await Promise.all([
    startTestApi(database.connectionString, settings),
    startTestApi(database.connectionString, settings),
  ]);
});
afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
  await Promise.all([first.close(), second.close()]);
});

/** Opens a link as a stranger does, at the other process. */
function look(token: string | Buffer, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${second.url.replace('http', 'ws')}${SHARED_RIDE_URL}`, { headers });
  open.push({ close: () => socket.terminate() });
  const texts: string[] = [];
  socket.on('error', () => {});
  socket.on('open', () => socket.send(token));
  socket.on('message', (data: Buffer) => texts.push(data.toString()));
  const messages = () => texts.map((text) => JSON.parse(text) as SharedRideMessage);
  const newest = (): SharedRideSnapshot | undefined =>
    messages().findLast((message) => message.type === 'snapshot')?.data;
  const closed = hearClose(socket);
  const refused = new Promise<number | undefined>((resolve) =>
    socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode)),
  );
  return { socket, texts, messages, newest, closed, refused };
}

async function begin(change: Parameters<typeof request>[0] = {}) {
  const { core } = first;
  const [rider, driver] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'driver')];
  const name = (id: string, ...words: string[]) =>
    core.db.pool.query('update users set name = $2, phone = $3 where id = $1', [id, ...words]);
  await name(rider.userId, 'Nadia Secretrider', '+8801811111111');
  await name(driver.userId, 'Karim Secretdriver', '+8801922222222');
  const { id: rideId } = await requestRide(core, rider, request(change));
  const { token } = await shareRide(core, rider, { rideId });
  return { core, rider, driver, rideId, token };
}

test('a link of a ride for somebody else names the person in the car, and never their number', async () => {
  const passenger = { name: 'Amena Begum', phone: '+8801811999999' };
  const { token } = await begin({ passenger });
  const page = look(token);
  await expect.poll(() => page.newest()?.ride).toMatchObject({ riderName: 'Amena' });
  expect(JSON.stringify(page.messages())).not.toMatch(/8801811999999|Begum|Nadia/);
});

test('a link shows a stranger the ride as it goes on, its car, and its end', async () => {
  const { core, driver, rideId, token } = await begin();
  const at = connect(first.url, driver);
  open.push(at);
  const page = look(token);
  await expect
    .poll(() => page.newest()?.ride)
    .toMatchObject({ status: 'requested', riderName: 'Nadia', driver: null });

  await acceptRide(core, driver, { rideId });
  await expect
    .poll(() => page.newest()?.ride)
    .toMatchObject({ status: 'accepted', driver: { name: 'Karim', licensePlate: plateOf(driver.userId) } });
  const place = { lat: 23.7951, lng: 90.4143 };
  await at.trpc.drivers.reportPosition.mutate({ positions: [{ ...place, at: Date.now() }] });
  await expect
    .poll(() => page.messages().at(-1))
    .toMatchObject({ type: 'change', data: { position: place } });
  // Someone who opens it later sees the car at once.
  const later = look(token);
  await expect.poll(() => later.newest()?.position).toMatchObject(place);

  for (const to of ['picked_up', 'in_transit', 'completed'] as const)
    await advanceRide(core, driver, { rideId, to });
  await expect.poll(() => page.newest()?.over).toMatchObject({ status: 'completed' });
  expect(page.newest()).toMatchObject({ ride: null, position: null });
  const after = look(token);
  await expect.poll(() => after.newest()?.over).toMatchObject({ status: 'completed' });

  const said = [page, later, after].flatMap(({ texts }) => texts).join('\n');
  for (const secret of ['Secret', '+88', driver.userId, 'fare', 'Cents', 'payout', 'pin', 'email', 'phone'])
    expect(said).not.toContain(secret);
  expect(after.texts.join('')).not.toMatch(/Nadia|Karim|Gulshan|DHK/);
});

test('a link ends for those who look at it when the rider stops sharing, and another one is not the old one', async () => {
  const { core, rider, rideId, token } = await begin();
  const page = look(token);
  await expect.poll(() => page.newest()?.ride?.status).toBe('requested');
  await stopSharing(core, rider, { rideId });
  expect((await page.closed()).code).toBe(NO_SUCH_LINK);
  const again = await shareRide(core, rider, { rideId });
  expect(again.token).not.toBe(token);
  expect((await look(token).closed()).code).toBe(NO_SUCH_LINK);
  const fresh = look(again.token);
  await expect.poll(() => fresh.newest()?.ride?.status).toBe('requested');
  await cancelRide(core, rider, { rideId });
  await expect.poll(() => fresh.newest()?.over).toMatchObject({ status: 'canceled' });
});

test('anything but a link’s token shows nothing', async () => {
  const { rideId, token } = await begin();
  const wrong = [
    token.slice(1),
    `${token}=`,
    token.split('').toReversed().join(''),
    rideId,
    '',
    `' or 1=1 --`,
    '\u0000'.repeat(22),
    'a'.repeat(50_000),
    Buffer.from(token),
  ];
  const pages = wrong.map((said) => look(said));
  for (const page of pages) expect((await page.closed()).code).toBe(NO_SUCH_LINK);
  expect(pages.flatMap(({ texts }) => texts)).toEqual([]);
  // The right one, after nothing but it.
  const talks = look(token);
  await expect.poll(() => talks.newest()).toBeDefined();
  talks.socket.send(token);
  expect((await talks.closed()).code).toBe(1008);
});

test('an address opens so many at once, and a ride is looked at by so many', async () => {
  const { token } = await begin();
  const pages = Array.from({ length: MOST_PER_ADDRESS + 5 }, () =>
    look(token, { 'x-forwarded-for': '203.0.113.7' }),
  );
  const refused = await Promise.all(pages.slice(-5).map((page) => page.refused));
  expect(refused).toEqual(Array<number>(5).fill(429));
  const others = Array.from({ length: MOST_PER_RIDE - MOST_PER_ADDRESS + 1 }, (_, i) =>
    look(token, { 'x-forwarded-for': `198.51.100.${i}` }),
  );
  expect(await Promise.race(others.map((page) => page.closed()))).toMatchObject({ code: 1012 });
  await expect.poll(() => others.filter((page) => page.newest()).length).toBe(others.length - 1);
  for (const { socket } of [...pages, ...others]) socket.terminate();
});
