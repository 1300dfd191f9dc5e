import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { callRest } from '../../testing/rest/call-rest.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

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
