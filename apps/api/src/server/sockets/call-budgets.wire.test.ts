import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { callRest } from '../../testing/rest/call-rest.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { tryUpgrade } from '../../testing/try-upgrade.ts';

const database = useTestDatabase();
let api: TestApi;
let rider: TestActor;
let other: TestActor;
beforeAll(async () => {
  api = await startTestApi(database.connectionString);
  [rider, other] = [await makeActor(api.core.db, 'rider'), await makeActor(api.core.db, 'rider')];
});
afterAll(() => api.close());

/** Makes this many calls in one request. */
async function callTrpc(calls: number, { cookie }: { cookie: string } = rider) {
  const paths = Array.from({ length: calls }, () => 'auth.me').join(',');
  const response = await fetch(`${api.url}/trpc/${paths}?batch=1`, { headers: { cookie } });
  // Personal answers must not be cached for others.
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, text: await response.text() };
}
const me = ({ cookie }: TestActor) => callRest(api, { method: 'GET', path: '/auth/me', headers: { cookie } });

test('who calls without end over HTTP is told to wait, wherever they call, and nobody else is', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  try {
    for (const { status } of await Promise.all(Array.from({ length: 13 }, () => callTrpc(30))))
      expect(status).toBe(200);
    for (const { status } of await Promise.all(Array.from({ length: 10 }, () => me(rider))))
      expect(status).toBe(200);

    const refused = await callTrpc(1);
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('"code":"TOO_MANY"');
    expect(refused.text).toContain('Too many requests. Please wait a moment.');
    const sentence = 'Too many requests. Please wait a moment.';
    expect(await me(rider)).toMatchObject({
      status: 429,
      body: { success: false, message: sentence, error: sentence, code: 'TOO_MANY' },
    });
    const picture = new FormData();
    picture.append('image', new Blob(['x']), 'me.jpg');
    const upload = await fetch(`${api.url}/api/uploads/avatar`, {
      method: 'POST',
      body: picture,
      headers: { cookie: rider.cookie },
    });
    expect(upload.status).toBe(429);
    expect((await me(other)).status).toBe(200);
    expect((await callTrpc(1, { cookie: '' })).status).toBe(200);

    now.mockReturnValue(performance.now() + 5);
    expect((await me(rider)).status).toBe(200);
    expect((await me(rider)).status).toBe(429);
  } finally {
    now.mockRestore();
  }
});

test('an answer says how many calls are left, and only to whom they belong', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  try {
    const nadia = await makeActor(api.core.db, 'rider');
    const read = (cookie = '') => fetch(`${api.url}/api/auth/me`, { headers: { cookie } });
    await read(nadia.cookie);
    const { headers } = await read(nadia.cookie);
    expect(headers.get('ratelimit-policy')).toBe('"calls";q=400;w=2');
    expect(headers.get('ratelimit')).toBe('"calls";r=398;t=1');
    expect((await read()).headers.has('ratelimit')).toBe(false);
  } finally {
    now.mockRestore();
  }
});

test('a program that kept an answer learns that it is still the same', async () => {
  const nadia = await makeActor(api.core.db, 'rider');
  const read = (tag = '', { cookie }: { cookie: string } = nadia) =>
    fetch(`${api.url}/api/auth/me`, { headers: { cookie, 'if-none-match': tag } });
  const tag = (await read()).headers.get('etag') ?? '';
  expect(tag).toMatch(/^W\/".+"$/);
  const same = await read(tag);
  expect([same.status, await same.text()]).toEqual([304, '']);
  expect((await read(tag, other)).status).toBe(200);
  await api.core.db.pool.query(`update users set name = 'Nadia Islam' where id = $1`, [nadia.userId]);
  const changed = await read(tag);
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(tag);
});

test('another person’s call doesn’t queue behind hundreds of one account', async () => {
  const [greedy, patient] = [await makeActor(api.core.db, 'rider'), await makeActor(api.core.db, 'rider')];
  const open = async ({ cookie }: TestActor) => {
    const { socket } = await tryUpgrade(api.url, { cookie });
    if (!socket) throw new Error('the upgrade was refused');
    let answers = 0;
    const first = Promise.withResolvers<void>();
    socket.on('message', () => {
      answers += 1;
      first.resolve();
    });
    const ask = (id: number) =>
      socket.send(JSON.stringify({ id, method: 'query', params: { path: 'auth.me' } }));
    return { socket, ask, first: first.promise, answered: () => answers };
  };
  const [hers, theirs] = [await open(greedy), await open(patient)];
  for (let id = 1; id <= 380; id += 1) hers.ask(id);
  await hers.first;
  theirs.ask(1);
  await theirs.first;
  expect(hers.answered()).toBeLessThan(200);
  await expect.poll(hers.answered).toBe(380);
  for (const { socket } of [hers, theirs]) socket.terminate();
});
