import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { AIRPORT, GULSHAN } from '../testing/places.ts';
import { makeProgram } from '../testing/programs.ts';
import { callRest } from '../testing/rest/call-rest.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { acceptRide } from './accept-ride.ts';
import { cancelRide } from './cancel-ride.ts';

const database = useTestDatabase();
let first: TestApi;
let second: TestApi;
let rider: TestActor;
let bearer: Record<string, string>;
beforeAll(async () => {
  [first, second] = await Promise.all([
    startTestApi(database.connectionString),
    startTestApi(database.connectionString),
  ]);
});
afterAll(() => Promise.all([first.close(), second.close()]));
beforeEach(async () => {
  rider = await makeActor(first.core.db, 'rider');
  bearer = { authorization: `Bearer ${(await makeProgram(first.core, rider)).accessToken}` };
});

const trip = { pickup: GULSHAN, destination: AIRPORT };
const ask = (api: TestApi, key: string | undefined, body: unknown = trip) =>
  callRest(api, {
    method: 'POST',
    path: '/rides/request',
    headers: { ...bearer, ...(key !== undefined && { 'idempotency-key': key }) },
    body,
  });
const countRides = async () =>
  (await first.core.db.pool.query('select from rides where rider_id = $1', [rider.userId])).rowCount;

test('a request sent again through another process is one ride and one answer, to the byte', async () => {
  const asked = await ask(first, 'k1');
  expect(asked.status).toBe(201);
  // The ride's later changes don't change the stored answer.
  await cancelRide(first.core, rider, { rideId: asked.body.rideId });
  const again = await ask(second, 'k1');
  expect([again.status, again.text]).toEqual([201, asked.text]);
  // The same in another order.
  const shuffled = { destination: AIRPORT, pickup: { ...GULSHAN } };
  expect((await ask(first, 'k1', shuffled)).text).toBe(asked.text);
  expect(await countRides()).toBe(1);
});

test('many at the same moment, through both processes, are one ride and one answer', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => ask(n % 2 ? first : second, 'k2')));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(await countRides()).toBe(1);
});

test('another request under the key is refused', async () => {
  await ask(first, 'k3');
  const other = await ask(first, 'k3', { ...trip, type: 'luxury' });
  expect(other.status).toBe(409);
  expect(other.body).toMatchObject({ success: false, code: 'COMMAND_REUSED' });
});

test('the same words under the key, to another conversation, are refused, not swallowed', async () => {
  const said = async (path: string) =>
    callRest(first, {
      method: 'POST',
      path,
      headers: { ...bearer, 'idempotency-key': 'k6' },
      body: { text: 'Thanks' },
    });
  const driver = await makeActor(first.core.db, 'driver');
  const chat = async () => {
    const { body } = await ask(first, undefined);
    await acceptRide(first.core, driver, { rideId: body.rideId });
    return `/rides/${body.rideId as string}/chat`;
  };
  const one = await chat();
  expect((await said(one)).status).toBe(201);
  await cancelRide(first.core, driver, { rideId: one.split('/')[2] ?? '', reason: 'Flat tire' });
  expect((await said(await chat())).body).toMatchObject({ code: 'COMMAND_REUSED' });
});

test('any change of a signed-in person takes a key, with a body or without, and says when the answer is repeated', async () => {
  const change = async (
    api: TestApi,
    method: 'PATCH' | 'DELETE' | 'POST',
    path: string,
    key: string,
    body?: object,
  ) => {
    const answer = await fetch(`${api.url}/api${path}`, {
      method,
      headers: { ...bearer, 'idempotency-key': key, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return [answer.status, answer.headers.get('idempotency-replayed'), await answer.text()] as const;
  };
  const asked = await ask(first, undefined);
  const cancel = `/rides/${asked.body.rideId as string}/cancel`;
  const [status, isReplayed, text] = await change(first, 'PATCH', cancel, 'k7', { reason: 'I will walk' });
  expect([status, isReplayed]).toEqual([200, null]);
  expect(await change(second, 'PATCH', cancel, 'k7', { reason: 'I will walk' })).toEqual([200, 'true', text]);
  expect((await change(second, 'PATCH', cancel, 'k8', { reason: 'I will walk' }))[0]).toBe(409);

  const { body } = await callRest(first, {
    ...{ method: 'POST', path: '/places/saved', headers: bearer },
    body: { id: crypto.randomUUID(), kind: 'other', name: 'Gym', ...GULSHAN },
  });
  const place = `/places/saved/${body.data.id as string}`;
  const [removed] = await change(first, 'DELETE', place, 'k9');
  expect(removed).toBe(200);
  expect((await change(first, 'DELETE', place, 'k9')).slice(0, 2)).toEqual([200, 'true']);
});

test('what hands out tokens keeps no answer, even with a key', async () => {
  const { refreshToken } = await makeProgram(first.core, rider);
  const renew = () =>
    callRest(first, {
      ...{ method: 'POST', path: '/auth/refresh-token', headers: { ...bearer, 'idempotency-key': 'k10' } },
      body: { refreshToken },
    });
  expect((await renew()).status).toBe(200);
  const { rows } = await first.core.db.pool.query('select from idempotency_keys where user_id = $1', [
    rider.userId,
  ]);
  expect(rows).toEqual([]);
});

test('a refusal is not kept', async () => {
  const asked = await ask(first, undefined);
  const busy = await ask(first, 'k4');
  expect(busy.body).toMatchObject({ code: 'RIDER_BUSY' });
  await cancelRide(first.core, rider, { rideId: asked.body.rideId });
  expect((await ask(first, 'k4')).status).toBe(201);
  expect(await countRides()).toBe(2);
});

test('a process that died before it could answer left no second ride to be made', async () => {
  const asked = await ask(first, 'k5');
  // The state between the commit of the ride and the storing of the answer.
  await first.core.db.pool.query(
    'update idempotency_keys set status = null, answer = null where user_id = $1',
    [rider.userId],
  );
  const again = await ask(second, 'k5');
  expect(again.status).toBe(201);
  expect(again.body.rideId).toBe(asked.body.rideId);
  expect((await ask(first, 'k5')).text).toBe(again.text);
  expect(await countRides()).toBe(1);
});

test('without a key each request is a request of its own', async () => {
  await ask(first, undefined);
  expect((await ask(first, undefined)).body).toMatchObject({ code: 'RIDER_BUSY' });
});
