import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor } from '../../testing/actors.ts';
import { givePassword } from '../../testing/give-password.ts';
import { makeProgram } from '../../testing/programs.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { tryUpgrade } from '../../testing/try-upgrade.ts';

const database = useTestDatabase();
/** Reached without TLS, by a proxy that says what it ended, and by one that says nothing. */
let plain: TestApi;
let trusting: TestApi;
let behind: TestApi;
beforeAll(async () => {
  [plain, trusting, behind] = await Promise.all([
    startTestApi(database.connectionString),
    startTestApi(database.connectionString, { TRUST_PROXY: 'true' }),
    startTestApi(database.connectionString, { PUBLIC_URL: 'https://ride.example' }),
  ]);
});
afterAll(() => Promise.all([plain, trusting, behind].map((api) => api.close())));

const tls = { 'x-forwarded-proto': 'https' };
const NAME = 'ridewire_session';
const HOST_NAME = `__Host-${NAME}`;

const post = (api: TestApi, path: string, body: object, headers: Record<string, string>) =>
  fetch(`${api.url}/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function signIn(api: TestApi, headers: Record<string, string> = {}): Promise<string[]> {
  const { userId } = await makeActor(api.core.db, 'rider');
  await givePassword(api.core.db, userId, 'Correct-horse-7');
  const credentials = { email: `${userId}@example.test`, password: 'Correct-horse-7' };
  const response = await post(api, 'auth.login', credentials, headers);
  expect(response.status).toBe(200);
  return response.headers.getSetCookie();
}

async function isSomebody(api: TestApi, headers: Record<string, string>): Promise<boolean> {
  const response = await fetch(`${api.url}/trpc/auth.me`, { headers });
  const { result } = (await response.json()) as { result: { data: object | null } };
  const { status, socket } = await tryUpgrade(api.url, headers);
  socket?.terminate();
  expect(status === 101).toBe(result.data !== null);
  return result.data !== null;
}

test('without TLS the cookie has its plain name; scripts and other sites do not get it', async () => {
  const [cookie = '', ...more] = await signIn(plain);
  expect(more).toEqual([]);
  expect(cookie).toMatch(/^ridewire_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(await isSomebody(plain, { cookie: cookie.split(';')[0] ?? '' })).toBe(true);
});

test.each([
  ['the request shows it', () => trusting, tls],
  ['only our public address does', () => behind, {}],
])('with TLS it is bound to it and to this host: %s', async (_when, api, headers) => {
  const [cookie = '', ...more] = await signIn(api(), headers);
  expect(more).toEqual([]);
  expect(cookie).toMatch(
    /^__Host-ridewire_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const [, secret = ''] = /=([\w-]+)/.exec(cookie) ?? [];
  expect(await isSomebody(api(), { ...headers, cookie: `${HOST_NAME}=${secret}` })).toBe(true);
  // A neighboring host can set the plain name, and sign people in to another account.
  expect(await isSomebody(api(), { ...headers, cookie: `${NAME}=${secret}` })).toBe(false);
  const another = await makeActor(api().core.db, 'rider');
  const both = { ...headers, cookie: `${another.cookie}; ${HOST_NAME}=${secret}` };
  expect(await isSomebody(api(), both)).toBe(true);
  await post(api(), 'auth.logout', {}, both);
  expect(await isSomebody(api(), both)).toBe(false);
  expect(await isSomebody(plain, { cookie: another.cookie })).toBe(true);
});

test('one left from before there was TLS goes when another comes, and at signing out', async () => {
  const headers = { cookie: `${NAME}=old` };
  const gone = /^ridewire_session=; .*Expires=Thu, 01 Jan 1970/;
  const [first = '', second = ''] = await signIn(behind, headers);
  expect(first).toMatch(gone);
  expect(second).toMatch(/^__Host-ridewire_session=[\w-]{43}/);
  const cleared = (await post(behind, 'auth.logout', {}, headers)).headers.getSetCookie();
  expect(cleared[0]).toMatch(gone);
  expect(cleared[1]).toMatch(/^__Host-ridewire_session=; .*Expires=Thu, 01 Jan 1970.*Secure/);
});

test('what a caller says of TLS counts only from a trusted proxy', async () => {
  const [cookie = ''] = await signIn(plain, tls);
  expect(cookie).toMatch(/^ridewire_session=/);
});

test('asking who one is gives the cookie its days anew, to who has no other proof', async () => {
  const [set = ''] = await signIn(plain);
  const cookie = set.split(';')[0] ?? '';
  const cookiesFor = async (headers: Record<string, string>) =>
    (await fetch(`${plain.url}/trpc/auth.me`, { headers })).headers.getSetCookie();
  expect(await cookiesFor({ cookie })).toEqual([set]);
  const { accessToken } = await makeProgram(plain.core, await makeActor(plain.core.db, 'rider'));
  expect(await cookiesFor({ cookie, authorization: `Bearer ${accessToken}` })).toEqual([]);
  await post(plain, 'auth.logout', {}, { cookie });
  expect(await cookiesFor({ cookie })).toEqual([]);
  expect(await cookiesFor({})).toEqual([]);
});
