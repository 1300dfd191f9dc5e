import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { callOverHttp } from '../testing/call-over-http.ts';
import { connect, type Proof, type TestClient } from '../testing/connect.ts';
import { givePassword } from '../testing/give-password.ts';
import { makeProgram } from '../testing/programs.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { tryUpgrade } from '../testing/try-upgrade.ts';
import { signAccessToken } from './access-token.ts';
import { oneKey } from '../testing/one-key.ts';

const database = useTestDatabase();
let first: TestApi;
let second: TestApi;
const open: TestClient[] = [];
beforeAll(async () => {
  [first, second] = await Promise.all([
    startTestApi(database.connectionString),
    startTestApi(database.connectionString),
  ]);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
});
afterAll(() => Promise.all([first.close(), second.close()]));

function join(api: TestApi, proof: Proof, headers?: Record<string, string>): TestClient {
  const client = connect(api.url, proof, headers);
  open.push(client);
  return client;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const notSignedIn = { data: { code: 'NOT_SIGNED_IN', httpStatus: 401 } };

/** Invalid tokens of a program, some of which were valid before. */
async function badTokens(actor: TestActor) {
  const { accessToken, refreshToken, sessionId } = await makeProgram(first.core, actor);
  const { tokenKeys } = first.core;
  const longAgo = new Date(Date.now() - 7_201_000);
  const gone = await makeProgram(first.core, actor);
  await first.core.db.pool.query('delete from sessions where id = $1', [gone.sessionId]);
  const middle = Math.floor(accessToken.length / 2);
  return {
    expired: (await signAccessToken(tokenKeys, { userId: actor.userId, sessionId }, longAgo)).accessToken,
    tampered: `${accessToken.slice(0, middle)}${accessToken[middle] === 'A' ? 'B' : 'A'}${accessToken.slice(middle + 1)}`,
    'of a session that ended': gone.accessToken,
    'for refreshing': refreshToken,
    'of another key': (await signAccessToken(oneKey(new Uint8Array(32)), { userId: actor.userId, sessionId }))
      .accessToken,
    empty: '',
    nonsense: 'undefined',
  };
}

describe('a program', () => {
  test('signs in, calls, renews its tokens, and is found out when it uses an old one', async () => {
    const { userId } = await makeActor(first.core.db, 'rider');
    await givePassword(first.core.db, userId, 'Correct-horse-7');
    const credentials = { email: `${userId}@example.test`, password: 'Correct-horse-7' };
    const tokens = await callOverHttp(first.url).sessions.open.mutate(credentials);
    expect(tokens).toMatchObject({ role: 'rider', status: 'active' });
    const asProgram = callOverHttp(second.url, bearer(tokens.accessToken));
    expect(await asProgram.auth.me.query()).toMatchObject({ id: userId });
    expect(await asProgram.places.search.query({ text: '' })).not.toHaveLength(0);

    const renew = (refreshToken: string) =>
      callOverHttp(second.url).sessions.refresh.mutate({ refreshToken });
    const next = await renew(tokens.refreshToken);
    // For example, its answer was lost on the way.
    expect((await renew(tokens.refreshToken)).refreshToken).toBe(next.refreshToken);
    const latest = await renew(next.refreshToken);
    expect(await callOverHttp(first.url, bearer(latest.accessToken)).auth.me.query()).toMatchObject({
      id: userId,
    });
    await expect(renew(tokens.refreshToken)).rejects.toMatchObject({
      message: 'Your session has ended. Please sign in again.',
      data: { code: 'TOKEN_INVALID', httpStatus: 401 },
    });
    for (const { accessToken } of [tokens, next, latest])
      expect(await callOverHttp(first.url, bearer(accessToken)).auth.me.query()).toBeNull();
    await expect(renew(latest.refreshToken)).rejects.toMatchObject({ data: { code: 'TOKEN_INVALID' } });
  });

  test('gets no cookie, and signing out by its token ends its session', async () => {
    const actor = await makeActor(first.core.db, 'rider');
    await givePassword(first.core.db, actor.userId, 'Correct-horse-7');
    const response = await fetch(`${first.url}/trpc/sessions.open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${actor.userId}@example.test`, password: 'Correct-horse-7' }),
    });
    expect(response.headers.get('set-cookie')).toBeNull();
    const { accessToken } = ((await response.json()) as { result: { data: { accessToken: string } } }).result
      .data;
    await callOverHttp(first.url, bearer(accessToken)).auth.logout.mutate();
    expect(await callOverHttp(first.url, bearer(accessToken)).auth.me.query()).toBeNull();
    expect(await callOverHttp(first.url, { cookie: actor.cookie }).auth.me.query()).not.toBeNull();
  });

  test('is told plainly what is wrong with what it sends', async () => {
    const { sessions } = callOverHttp(first.url);
    await expect(sessions.refresh.mutate({} as never)).rejects.toMatchObject({
      message: 'A refresh token is required.',
      data: { code: 'BAD_INPUT', fields: { refreshToken: expect.anything() } },
    });
    await expect(sessions.refresh.mutate({ refreshToken: 'x'.repeat(501) })).rejects.toMatchObject({
      data: { code: 'BAD_INPUT', fields: { refreshToken: expect.anything() } },
    });
    await expect(sessions.refresh.mutate({ refreshToken: 'x' })).rejects.toMatchObject({
      data: { code: 'TOKEN_INVALID', httpStatus: 401 },
    });
    await expect(sessions.end.mutate({ sessionId: crypto.randomUUID() })).rejects.toMatchObject(notSignedIn);
    const actor = await makeActor(first.core.db, 'rider');
    const own = callOverHttp(first.url, { cookie: actor.cookie });
    await expect(own.sessions.end.mutate({ sessionId: '7' })).rejects.toMatchObject({
      message: 'That isn’t a session ID.',
      data: { code: 'BAD_INPUT' },
    });
    const client = join(first, actor);
    await expect(
      client.trpc.sessions.open.mutate({ email: 'a@example.test', password: 'Correct-horse-7' }),
    ).rejects.toMatchObject({ message: 'This is only possible over HTTP.' });
    await expect(client.trpc.sessions.refresh.mutate({ refreshToken: 'x' })).rejects.toMatchObject({
      message: 'This is only possible over HTTP.',
    });
  });
});

describe('who a request is from', () => {
  test('a token that is no good is nobody, also beside a good cookie', async () => {
    const actor = await makeActor(first.core.db, 'rider');
    const seen = Object.fromEntries(
      await Promise.all(
        Object.entries(await badTokens(actor)).map(async ([what, token]) => {
          const headers = { ...bearer(token), cookie: actor.cookie };
          const { auth, places } = callOverHttp(first.url, headers);
          const call = await places.search.query({ text: '' }).catch((error: unknown) => error);
          return [what, [await auth.me.query(), call, await tryUpgrade(first.url, headers)]];
        }),
      ),
    );
    const refusal = [null, notSignedIn, { status: 401, body: { code: 'NOT_SIGNED_IN', success: false } }];
    expect(seen).toMatchObject(Object.fromEntries(Object.keys(seen).map((what) => [what, refusal])));
    expect(Object.keys(seen)).toHaveLength(7);
  });

  test('a token comes before the cookie, and another scheme leaves the cookie be', async () => {
    const [program, browser] = [
      await makeActor(first.core.db, 'rider'),
      await makeActor(first.core.db, 'rider'),
    ];
    const { accessToken } = await makeProgram(first.core, program);
    const meOf = async (authorization: string) =>
      (await callOverHttp(first.url, { authorization, cookie: browser.cookie }).auth.me.query())?.id;
    expect(await meOf(`Bearer ${accessToken}`)).toBe(program.userId);
    expect(await meOf(`bearer   ${accessToken}`)).toBe(program.userId);
    expect(await meOf(`Basic ${btoa('staging:secret')}`)).toBe(browser.userId);
    expect(await meOf('Bearer')).toBeUndefined();
    expect(await meOf(`Bearer ${accessToken} ${accessToken}`)).toBeUndefined();
  });

  test('a foreign page may bring a token, but not the cookie', async () => {
    const actor = await makeActor(first.core.db, 'rider');
    const { accessToken } = await makeProgram(first.core, actor);
    const origin = 'https://elsewhere.example';
    const byToken = await tryUpgrade(first.url, { ...bearer(accessToken), origin });
    expect(byToken.status).toBe(101);
    byToken.socket?.terminate();
    expect(await tryUpgrade(first.url, { cookie: actor.cookie, origin })).toMatchObject({
      status: 403,
      body: { code: 'ORIGIN_REFUSED' },
    });
    const client = join(first, { token: () => accessToken }, { origin, cookie: 'ridewire_session=stale' });
    expect(await client.trpc.auth.me.query()).toMatchObject({ id: actor.userId });
  });

  test('a live view is not sent in a response that never ends', async () => {
    const { cookie } = await makeActor(first.core.db, 'rider');
    const response = await fetch(`${first.url}/trpc/rides.current`, {
      headers: { cookie, accept: 'text/event-stream' },
    });
    // Before this one ends.
    expect(await response.text()).toContain('Live views are only available over WebSocket.');
  });
});
