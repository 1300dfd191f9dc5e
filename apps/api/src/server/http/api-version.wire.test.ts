import { API_VERSIONS, FIRST_API_VERSION, NEWEST_API_VERSION, type MadeKey } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { createTRPCClient, createWSClient, wsLink } from '@trpc/client';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { makePromo } from '../../promos/make-promo.ts';
import { acceptRide } from '../../rides/accept-ride.ts';
import { advanceRide } from '../../rides/advance-ride.ts';
import { requestRide } from '../../rides/request-ride.ts';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { callOverHttp } from '../../testing/call-over-http.ts';
import { connect } from '../../testing/connect.ts';
import { makeTestKey } from '../../testing/make-test-key.ts';
import { request } from '../../testing/places.ts';
import { makeProgram } from '../../testing/programs.ts';
import { callRest } from '../../testing/rest/call-rest.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import type { AppRouter } from '../router/router.ts';

const SAID = `There’s no such version of the API. Ask for one of these: ${API_VERSIONS.join(', ')}.`;

const database = useTestDatabase();
let api: TestApi;
let rider: TestActor;
let rideId: string;
/** Of the ride: what was paid, and the whole fare. */
let [paid, whole] = [0, 0];
let newer: MadeKey;
let older: MadeKey;
beforeAll(async () => {
  api = await startTestApi(database.connectionString);
  const { core } = api;
  rider = await makeActor(core.db, 'rider');
  const [driver, admin] = [await makeActor(core.db, 'driver'), await makeActor(core.db, 'admin')];
  const [from, to] = [-1, 9].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  await makePromo(core, admin, {
    ...{ id: crypto.randomUUID(), code: 'VERSIONS', percent: 20, mostEach: 1, isFirstRide: false },
    ...{ from: from as string, to: to as string },
  });
  rideId = (await requestRide(core, rider, request({ promoCode: 'VERSIONS' }))).id;
  await acceptRide(core, driver, { rideId });
  for (const step of ['picked_up', 'in_transit', 'completed'] as const)
    await advanceRide(core, driver, { rideId, to: step });
  const { rows } = await core.db.pool.query('select fare_cents, discount_cents from rides where id = $1', [
    rideId,
  ]);
  [paid, whole] = [rows[0].fare_cents - rows[0].discount_cents, rows[0].fare_cents];
  [newer, older] = await Promise.all([makeTestKey(core, rider, SCOPES), makeTestKey(core, rider, SCOPES)]);
  // As a key that was made before there were versions.
  await core.db.pool.query('update api_keys set api_version = default where session_id = $1', [older.id]);
});
afterAll(() => api.close());

const SCOPES = ['payments:read' as const, 'rides:read' as const];
const headersOf = (token: string, version?: string) => ({
  authorization: `Bearer ${token}`,
  ...(version && { 'ridewire-version': version }),
});
async function readOverRest(token: string, version?: string) {
  const headers = headersOf(token, version);
  const list = await callRest(api, { method: 'GET', path: '/payments', headers });
  const one = await callRest(api, { method: 'GET', path: `/payments/${rideId}`, headers });
  const amounts = [list.body.payments[0].amount, one.body.payment.amount].map((amount) =>
    Math.round(amount * 100),
  );
  return [...amounts, list.headers.get('ridewire-version'), one.headers.get('ridewire-version')];
}
function announce(token: string, version?: string) {
  const client = createWSClient({
    url: `${api.url.replace('http', 'ws')}/trpc`,
    WebSocket: WebSocket as never,
    connectionParams: () => ({ token, ...(version && { version }) }),
  });
  onTestFinished(() => client.close());
  return createTRPCClient<AppRouter>({ links: [wsLink({ client })] });
}

test('a key keeps the version it was made with, over REST, tRPC and the WebSocket', async () => {
  expect([newer.apiVersion, whole - paid > 0]).toEqual([NEWEST_API_VERSION, true]);
  expect(await readOverRest(newer.secret)).toEqual([paid, paid, NEWEST_API_VERSION, NEWEST_API_VERSION]);
  expect(await readOverRest(older.secret)).toEqual([whole, whole, FIRST_API_VERSION, FIRST_API_VERSION]);
  for (const [{ secret }, amountCents] of [
    [newer, paid],
    [older, whole],
  ] as const) {
    const overHttp = callOverHttp(api.url, headersOf(secret));
    expect(await overHttp.payments.list.query({})).toMatchObject([{ rideId, amountCents }]);
    expect(await overHttp.payments.get.query({ rideId })).toMatchObject({ amountCents });
    expect(await announce(secret).payments.list.query({})).toMatchObject([{ rideId, amountCents }]);
  }
  const { rows } = await api.core.db.pool.query('select api_version from api_keys where session_id = $1', [
    newer.id,
  ]);
  expect(rows).toEqual([{ api_version: NEWEST_API_VERSION }]);
});

test('a call asks for another version, and its answer names that', async () => {
  expect(await readOverRest(newer.secret, FIRST_API_VERSION)).toEqual([
    whole,
    whole,
    FIRST_API_VERSION,
    FIRST_API_VERSION,
  ]);
  expect(await readOverRest(older.secret, NEWEST_API_VERSION)).toEqual([
    paid,
    paid,
    NEWEST_API_VERSION,
    NEWEST_API_VERSION,
  ]);
  const overHttp = callOverHttp(api.url, headersOf(older.secret, NEWEST_API_VERSION));
  expect(await overHttp.payments.list.query({})).toMatchObject([{ amountCents: paid }]);
  expect(await announce(newer.secret, FIRST_API_VERSION).payments.list.query({})).toMatchObject([
    { amountCents: whole },
  ]);
  const bySocket = connect(api.url, { bearer: newer.secret }, { 'ridewire-version': FIRST_API_VERSION });
  onTestFinished(() => bySocket.close());
  expect(await bySocket.trpc.payments.list.query({})).toMatchObject([{ amountCents: whole }]);
  const answer = await fetch(`${api.url}/trpc/payments.list?input={}`, { headers: headersOf(older.secret) });
  expect(answer.headers.get('ridewire-version')).toBe(FIRST_API_VERSION);
});

test.each(['2026-11-27', '2099-01-01', 'newest', `${NEWEST_API_VERSION}, ${FIRST_API_VERSION}`])(
  'a version that isn’t there, such as %s, is refused with those that are',
  async (version) => {
    const headers = headersOf(newer.secret, version);
    const { status, body } = await callRest(api, { method: 'GET', path: '/rides/current', headers });
    expect([status, body.code, body.message]).toEqual([400, 'VERSION_UNKNOWN', SAID]);
    const refused = { message: SAID, data: { code: 'VERSION_UNKNOWN', httpStatus: 400 } };
    await expect(callOverHttp(api.url, headers).rides.own.query()).rejects.toMatchObject(refused);
    await expect(announce(newer.secret, version).rides.own.query()).rejects.toMatchObject(refused);
  },
);

test('refusals name the version, too', async () => {
  const { status, headers } = await callRest(api, {
    ...{ method: 'GET', path: '/events', headers: headersOf(older.secret) },
  });
  expect([status, headers.get('ridewire-version')]).toEqual([403, FIRST_API_VERSION]);
});

test('people and programs without a key have the newest version, whatever they send', async () => {
  const { accessToken } = await makeProgram(api.core, rider);
  expect(await readOverRest(accessToken)).toEqual([paid, paid, null, null]);
  expect(await readOverRest(accessToken, FIRST_API_VERSION)).toEqual([paid, paid, null, null]);
  const browser = callOverHttp(api.url, { cookie: rider.cookie, 'ridewire-version': '2099-01-01' });
  expect(await browser.payments.list.query({})).toMatchObject([{ amountCents: paid }]);
});

test('pages of allowed sites may ask for a version, and read it', async () => {
  const open = await startTestApi(database.connectionString, { CORS_ORIGINS: 'https://app.example.com' });
  onTestFinished(() => open.close());
  const origin = 'https://app.example.com';
  for (const path of ['/api/rides/current', '/trpc/rides.own']) {
    const asked = {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'ridewire-version',
    };
    const { headers } = await fetch(`${open.url}${path}`, { method: 'OPTIONS', headers: asked });
    expect(headers.get('access-control-allow-headers')).toContain('ridewire-version');
    const answer = await fetch(`${open.url}${path}`, { headers: { origin, ...headersOf(newer.secret) } });
    expect(answer.headers.get('access-control-expose-headers')).toContain('ridewire-version');
  }
});

test('fields that an input doesn’t have are refused by name, at any depth, since the version that says so', async () => {
  const refused = {
    message: expect.stringMatching(/^Unknown fields: “lim”, “rdie”\. Known: .*limit/),
    data: { code: 'BAD_INPUT', httpStatus: 400, field: 'lim' },
  };
  const misspelled = { lim: 3, rdie: rideId } as object;
  for (const client of [callOverHttp(api.url, headersOf(newer.secret)), announce(newer.secret)]) {
    await expect(client.payments.list.query(misspelled)).rejects.toMatchObject(refused);
    const deep = { pickup: { lat: 23.79, lng: 90.41, floor: 3 }, destination: { lat: 23.7, lng: 90.4 } };
    await expect(client.rides.quote.query(deep)).rejects.toMatchObject({
      message: 'Unknown fields: “floor”. Known: lat, lng.',
      data: { code: 'BAD_INPUT', field: 'pickup.floor' },
    });
  }
  // Older keys, and pages of our own, go on.
  for (const headers of [
    headersOf(older.secret),
    headersOf(newer.secret, '2026-11-29'),
    { cookie: rider.cookie },
  ])
    expect(await callOverHttp(api.url, headers).payments.list.query(misspelled)).toMatchObject([{ rideId }]);
});
