import { randomBytes } from 'node:crypto';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from '../../sessions/access-token.ts';
import { letPass, makeAccount, type TestAccount } from '../../testing/accounts.ts';
import { makeActor } from '../../testing/actors.ts';
import { readResetCode, readMail } from '../../testing/mailbox.ts';
import { makeProgram } from '../../testing/programs.ts';
import { callRest, type RestAnswer } from '../../testing/rest/call-rest.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import type { TokenKeys } from '../../core/token-keys.ts';
import { oneKey } from '../../testing/one-key.ts';

const database = useTestDatabase();
let api: TestApi;
let person: TestAccount;
beforeAll(async () => {
  api = await startTestApi(database.connectionString, { TRUST_PROXY: 'true' });
});
afterAll(() => api.close());
beforeEach(async () => {
  person = await makeAccount(api.core);
});

async function post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<RestAnswer> {
  const answer = await callRest(api, { method: 'POST', path: `/auth/${path}`, headers, body });
  expect(answer.headers.get('set-cookie')).toBeNull();
  return answer;
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const signIn = ({ email, password }: Pick<TestAccount, 'email' | 'password'>) =>
  post('login', { email, password });
const login = async (): Promise<{ accessToken: string; refreshToken: string }> => (await signIn(person)).body;
const opens = async (accessToken: string) =>
  (await callRest(api, { method: 'GET', path: '/auth/me', headers: bearer(accessToken) })).status === 200;
const refresh = (refreshToken: string) => post('refresh-token', { refreshToken });
const block = async (verb: 'block' | 'unblock') => {
  const admin = await makeProgram(api.core, await makeActor(api.core.db, 'admin'));
  const answer = await callRest(api, {
    method: 'PATCH',
    path: `/users/${person.userId}/${verb}`,
    headers: bearer(admin.accessToken),
  });
  expect(answer.status).toBe(200);
};

describe('an access token', () => {
  test('lives two hours, and not a second more', async () => {
    const { accessToken } = await login();
    const payload = JSON.parse(atob(accessToken.split('.')[1] as string));
    expect(payload.exp - payload.iat).toBe(7_200);
    const ids = { userId: payload.sub, sessionId: payload.sid };
    const signedAgo = (seconds: number) =>
      signAccessToken(api.core.tokenKeys, ids, new Date(Date.now() - seconds * 1_000));
    expect(await opens((await signedAgo(ACCESS_TOKEN_SECONDS - 30)).accessToken)).toBe(true);
    const { accessToken: expired } = await signedAgo(ACCESS_TOKEN_SECONDS + 1);
    expect(await opens(expired)).toBe(false);
    expect((await post('logout', undefined, bearer(expired))).status).toBe(200);
  });

  test('signs out also when it has expired, if we signed it', async () => {
    const { accessToken, refreshToken } = await login();
    const payload = JSON.parse(atob(accessToken.split('.')[1] as string));
    const longAgo = new Date(Date.now() - 7 * 86_400_000);
    const expiredBy = async (key: TokenKeys) =>
      (await signAccessToken(key, { userId: payload.sub, sessionId: payload.sid }, longAgo)).accessToken;
    const forged = await expiredBy(oneKey(randomBytes(32)));
    expect((await post('logout', undefined, bearer(forged))).status).toBe(200);
    expect(await opens(accessToken)).toBe(true);
    expect((await post('logout', undefined, bearer(await expiredBy(api.core.tokenKeys)))).status).toBe(200);
    expect(await opens(accessToken)).toBe(false);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  test('goes on after its session was refreshed', async () => {
    const { accessToken, refreshToken } = await login();
    await refresh(refreshToken);
    expect(await opens(accessToken)).toBe(true);
  });

  test('dies with the sign-out, and the refresh token with it; other sessions go on', async () => {
    const [one, other] = [await login(), await login()];
    expect((await post('logout', undefined, bearer(one.accessToken))).body.success).toBe(true);
    expect(await opens(one.accessToken)).toBe(false);
    expect((await refresh(one.refreshToken)).body).toMatchObject({ code: 'TOKEN_INVALID' });
    expect(await opens(other.accessToken)).toBe(true);
    expect((await post('logout', undefined, bearer(one.accessToken))).status).toBe(200);
  });

  test('dies when its owner is blocked, whose right password is then told so', async () => {
    const { accessToken, refreshToken } = await login();
    await block('block');
    const me = await callRest(api, { method: 'GET', path: '/auth/me', headers: bearer(accessToken) });
    expect(me.status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await signIn(person)).status).toBe(403);
    expect((await signIn({ ...person, password: 'Wrong-horse-7' })).status).toBe(401);
    await block('unblock');
    expect(await opens(accessToken)).toBe(false);
    expect(await opens((await login()).accessToken)).toBe(true);
  });

  test('dies when the password is reset', async () => {
    const [one, other] = [await login(), await login()];
    await post('forgot-password', { email: person.email });
    const code = await readResetCode(api, person.email);
    const newPassword = 'Battery-staple-8';
    expect((await post('reset-password', { email: person.email, otp: code, newPassword })).status).toBe(200);
    for (const { accessToken, refreshToken } of [one, other]) {
      expect(await opens(accessToken)).toBe(false);
      expect((await refresh(refreshToken)).status).toBe(401);
    }
    expect((await signIn(person)).status).toBe(401);
    person = { ...person, password: newPassword };
    expect(await opens((await login()).accessToken)).toBe(true);
  });
});

test.each(['x', 'seven77', 'x'.repeat(201)])(
  'the password %s, which none can be, is just wrong',
  async (password) => {
    const answer = await signIn({ ...person, password });
    expect([answer.status, answer.body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
  },
);

describe('a refresh token', () => {
  test.each([
    ['the body', (refreshToken: string) => [{ refreshToken }, {}]],
    ['a header', (refreshToken: string) => [undefined, { 'x-refresh-token': refreshToken }]],
    [
      'the client’s own cookie',
      (token: string) => [undefined, { cookie: `role=rider; refreshToken=${token}` }],
    ],
  ] as const)('comes in %s', async (_where, send) => {
    const { refreshToken } = await login();
    const [body, headers] = send(refreshToken);
    const answer = await post('refresh-token', body, headers as Record<string, string>);
    expect(answer.status, `${answer.text}`).toBe(200);
    expect(await opens(answer.body.data.accessToken)).toBe(true);
    expect(answer.body.refreshToken).not.toBe(refreshToken);
  });

  test('works although the access token beside it is long dead', async () => {
    const { refreshToken } = await login();
    const answer = await post('refresh-token', { refreshToken }, bearer('old.dead.token'));
    expect(answer.status).toBe(200);
  });

  test('still works for who kept it, until its successor was used', async () => {
    const { refreshToken } = await login();
    const first = await refresh(refreshToken);
    const again = await refresh(refreshToken);
    expect(again.status).toBe(200);
    expect(await opens(again.body.accessToken)).toBe(true);
    expect(again.body.refreshToken).toBe(first.body.refreshToken);
  });

  test('used after that ends everything, access tokens too', async () => {
    const { accessToken, refreshToken } = await login();
    const second = (await refresh(refreshToken)).body;
    const third = (await refresh(second.refreshToken)).body;
    expect((await refresh(refreshToken)).body).toMatchObject({ success: false, code: 'TOKEN_INVALID' });
    for (const token of [accessToken, second.accessToken, third.accessToken])
      expect(await opens(token)).toBe(false);
    expect((await refresh(third.refreshToken)).status).toBe(401);
  });

  test.each(['', 'x', `${crypto.randomUUID()}.0.AAAA`, 'a.b.c', '%00', 'x'.repeat(500)])(
    'that is none (%o) is refused',
    async (refreshToken) => {
      expect((await refresh(refreshToken)).status).toBe(401);
    },
  );

  test('must be there', async () => {
    const none = await post('refresh-token');
    expect(none.body).toMatchObject({ success: false, code: 'TOKEN_INVALID' });
    expect(none.status).toBe(401);
  });
});

describe('a client that keeps its tokens in cookies of its own', () => {
  const ask = (method: string, path: string, headers: Record<string, string>, body?: unknown) =>
    callRest(api, { method, path, headers, body });
  const dropped = ({ headers }: RestAnswer) =>
    headers.getSetCookie().map((cookie) => {
      expect(cookie).toMatch(
        /^\w+=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Strict$/,
      );
      return cookie.split('=')[0];
    });
  const cookies = (accessToken: string, refreshToken: string) => ({
    cookie: `accessToken=${accessToken}; refreshToken=${refreshToken}; role=rider`,
  });

  test('loses those that are dead, so that its login page is not left for what they do not open', async () => {
    const { accessToken, refreshToken } = await login();
    const own = { ...bearer(accessToken), ...cookies(accessToken, refreshToken) };
    expect(dropped(await ask('GET', '/auth/me', own))).toEqual([]);
    await post('logout', undefined, bearer(accessToken));
    expect(dropped(await ask('GET', '/auth/me', own))).toEqual(['accessToken', 'role']);
    const refused = await ask('POST', '/auth/refresh-token', own);
    expect(refused.status).toBe(401);
    expect(dropped(refused)).toEqual(['accessToken', 'refreshToken', 'role']);
    const signIn = { email: person.email, password: person.password };
    expect(dropped(await ask('POST', '/auth/login', own, signIn))).toEqual([]);
  });

  test('keeps what may still work, and what is not its own', async () => {
    const { accessToken, refreshToken } = await login();
    const live = cookies(accessToken, refreshToken);
    const wrong = { email: person.email, password: 'Wrong-horse-7' };
    expect(dropped(await ask('POST', '/auth/login', { ...bearer(accessToken), ...live }, wrong))).toEqual([]);
    for (const headers of [{}, live, bearer('dead.one'), { ...bearer('dead.one'), ...live }]) {
      const answer = await ask('GET', '/auth/me', headers);
      expect([answer.status, dropped(answer)]).toEqual([401, []]);
    }
    const body = { refreshToken: 'not one of ours' };
    expect(dropped(await ask('POST', '/auth/refresh-token', live, body))).toEqual([]);
    const dead = { ...bearer('dead.one'), ...cookies('dead.one', refreshToken) };
    expect(dropped(await ask('GET', '/auth/me', dead))).toEqual(['accessToken', 'role']);
    const fresh = await ask('POST', '/auth/refresh-token', dead);
    expect([fresh.status, dropped(fresh)]).toEqual([200, []]);
  });
});

describe('codes', () => {
  test('asked for again too soon, for known and unknown addresses, are answered alike', async () => {
    const unknown = `${crypto.randomUUID()}@example.test`;
    const waiting = await makeAccount(api.core, { isVerified: false });
    for (const path of ['resend-otp', 'forgot-password']) {
      const answers = [];
      for (const email of [unknown, waiting.email, waiting.email, person.email, person.email])
        answers.push(await post(path, { email }));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
    }
  });

  test('wrong, old and used ones are one answer', async () => {
    const waiting = await makeAccount(api.core, { isVerified: false });
    const verify = (email: string, otp: string) => post('verify-email', { email, otp });
    const first = await readMail(api, waiting.email);
    const wrong = await verify(waiting.email, first.code === '111111' ? '222222' : '111111');
    await letPass(api.core.db, waiting.userId, 121);
    await post('resend-otp', { email: waiting.email });
    const { code } = await readMail(api, waiting.email, { after: first.id });
    const old = first.code === code ? wrong : await verify(waiting.email, first.code as string);
    expect((await verify(waiting.email, code as string)).status).toBe(200);
    const used = await verify(waiting.email, code as string);
    const unknown = await verify('nobody@example.test', code as string);
    expect(new Set([wrong, old, used, unknown].map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(wrong.body).toMatchObject({ code: 'CODE_INVALID' });
    expect((await signIn({ ...waiting, email: waiting.email.toUpperCase() })).status).toBe(200);
  });
});
