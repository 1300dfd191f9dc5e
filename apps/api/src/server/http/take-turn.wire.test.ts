import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { callOverHttp } from '../../testing/call-over-http.ts';
import { hearClose } from '../../testing/hear-close.ts';
import { holdRow } from '../../testing/hold-row.ts';
import { callRest } from '../../testing/rest/call-rest.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { tryUpgrade } from '../../testing/try-upgrade.ts';
import { CALLS_AT_ONCE } from '../sockets/live-endpoint.ts';

const database = useTestDatabase();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(database.connectionString);
});
afterAll(() => api.close());

const call = (method: string, path: string, { cookie }: TestActor) =>
  callRest(api, { method, path, headers: { cookie } });
const removeAny = (rider: TestActor) => call('DELETE', `/places/saved/${crypto.randomUUID()}`, rider);
const meBySocket = JSON.stringify({ id: 1, method: 'query', params: { path: 'auth.me' } });

async function openSocket({ cookie }: TestActor) {
  const { socket } = await tryUpgrade(api.url, { cookie });
  if (!socket) throw new Error('the upgrade was refused');
  const answers: string[] = [];
  socket.on('message', (data: Buffer) => answers.push(data.toString()));
  return { socket, answers };
}

/** A rider with as many calls under way as may be, which wait for a row. */
async function begin() {
  const rider = await makeActor(api.core.db, 'rider');
  const row = await holdRow(database.connectionString, 'lock table saved_places', []);
  const trpc = callOverHttp(api.url, { cookie: rider.cookie });
  const underWay = Array.from({ length: CALLS_AT_ONCE }, (_, i) =>
    i % 2 ? removeAny(rider) : trpc.places.remove.mutate({ id: crypto.randomUUID() }),
  );
  await row.waiting(CALLS_AT_ONCE, '%saved_places%');
  return { rider, row, trpc, underWay };
}

test('a person’s calls over HTTP and sockets take turns, and nobody else’s wait for them', async () => {
  const { rider, row, trpc, underWay } = await begin();
  const other = await makeActor(api.core.db, 'rider');
  const { socket, answers } = await openSocket(rider);
  const done: string[] = [];
  const waiting = [
    call('GET', '/auth/me', rider).then(({ status }) => done.push(`REST ${status}`)),
    call('GET', '/places/saved', rider).then(({ status }) => done.push(`REST ${status}`)),
    trpc.auth.me.query().then((me) => done.push(`tRPC ${me?.id === rider.userId}`)),
  ];
  socket.send(meBySocket);
  // The others have arrived when these are answered.
  for (let i = 0; i < 5; i += 1) expect((await call('GET', '/auth/me', other)).status).toBe(200);
  expect([done, answers]).toEqual([[], []]);
  await row.release();
  await Promise.all([...underWay, ...waiting]);
  await expect.poll(() => answers.length).toBe(1);
  expect(done.toSorted()).toEqual(['REST 200', 'REST 200', 'tRPC true']);
  socket.terminate();
});

test('what waited for its turn isn’t carried out once its person is signed out', async () => {
  const { rider, row, trpc, underWay } = await begin();
  const { socket } = await openSocket(rider);
  const closed = hearClose(socket);
  const place = { address: 'Gulshan 2 Circle', lat: 23.7947, lng: 90.4143, kind: 'home' as const };
  const save = trpc.places.save
    .mutate({ id: crypto.randomUUID(), ...place })
    .catch((error: unknown) => error);
  const remove = removeAny(rider);
  // They have arrived when this is answered.
  const admin = await makeActor(api.core.db, 'admin');
  await callOverHttp(api.url, { cookie: admin.cookie }).sessions.endAllOf.mutate({ userId: rider.userId });
  expect(await closed()).toMatchObject({ code: 4401 });
  await row.release();
  expect(await save).toMatchObject({ data: { code: 'NOT_SIGNED_IN', httpStatus: 401 } });
  expect(await remove).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
  await Promise.all(underWay);
  const { rows } = await api.core.db.pool.query('select from saved_places where rider_id = $1', [
    rider.userId,
  ]);
  expect(rows).toEqual([]);
});
