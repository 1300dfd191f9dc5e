import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { Authenticator } from '../../testing/authenticator.ts';
import { givePassword } from '../../testing/give-password.ts';
import { makeTestKey } from '../../testing/make-test-key.ts';
import { givePasskey } from '../../testing/passkeys.ts';
import { callProcedure } from '../../testing/permissions/call-procedure.ts';
import { place, postAsBrowser } from '../../testing/post-as-browser.ts';
import { makeProgram } from '../../testing/programs.ts';
import { codeOf, giveSecondFactor } from '../../testing/second-factors.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const database = useTestDatabase();
let api: TestApi;
/** Of a city that demands more than a password of its admins. */
let strict: TestApi;
beforeAll(async () => {
  [api, strict] = await Promise.all([
    startTestApi(database.connectionString, { TRUST_PROXY: 'true' }),
    startTestApi(database.connectionString, { TRUST_PROXY: 'true', ADMIN_SECOND_FACTOR: 'demanded' }),
  ]);
});
afterAll(() => Promise.all([api.close(), strict.close()]));

const PASSWORD = 'Correct-horse-7';
/** The page of a test's server, as its settings say. */
const ORIGIN = 'http://localhost:4000';

async function makePerson(role: 'rider' | 'admin' = 'rider') {
  const actor = await makeActor(api.core.db, role);
  await givePassword(api.core.db, actor.userId, PASSWORD);
  return { actor, credentials: { email: `${actor.userId}@example.test`, password: PASSWORD } };
}
async function makeHolder(role: 'rider' | 'admin' = 'rider') {
  const person = await makePerson(role);
  return { ...person, ...(await givePasskey(api.core, person.actor)) };
}

/** Signs in with a device's passkey, as the login page does. The challenge may come from another process. */
async function enter(
  device: Authenticator,
  at = api,
  { cookie, asked = at }: { cookie?: string; asked?: TestApi } = {},
) {
  const from = place();
  const { data } = await postAsBrowser(asked, 'passkeys.beginSignIn', undefined, from);
  const credential = device.show(data as { challenge: string; rpId: string });
  return postAsBrowser(at, 'passkeys.signIn', { credential }, from, cookie);
}

const mutate = async (actor: Pick<TestActor, 'cookie'>, path: string, input: unknown, at = api) => {
  const called = await callProcedure(at.url, 'mutation', path, input, { cookie: actor.cookie });
  return { outcome: called.outcome, data: JSON.parse(called.answer).result?.data };
};

describe('a browser', () => {
  test('adds a passkey in the settings, and signs in with it at any process', async () => {
    const { actor } = await makePerson();
    const { data: options } = await mutate(actor, 'passkeys.begin', undefined);
    const device = new Authenticator(ORIGIN);
    const added = await mutate(
      actor,
      'passkeys.add',
      { name: ' Phone ', credential: device.make(options) },
      strict,
    );
    expect(added).toMatchObject({ outcome: 'ok', data: { name: 'Phone', lastUsedAt: null } });
    const entered = await enter(device, api, { asked: strict });
    expect(entered).toMatchObject({ status: 200, data: { id: actor.userId } });
    expect(entered.setCookie).toMatch(/^ridewire_session=[\w-]{43};.*HttpOnly; SameSite=Strict/);
    const mine = await fetch(`${api.url}/trpc/passkeys.mine`, {
      headers: { cookie: entered.cookie as string },
    });
    expect(await mine.json()).toMatchObject({ result: { data: { passkeys: [{ name: 'Phone' }] } } });
    const removed = await mutate(actor, 'passkeys.remove', { passkeyId: added.data.id });
    expect(removed).toEqual({ outcome: 'ok', data: { removed: true } });
    expect(await enter(device)).toMatchObject({ status: 401, setCookie: null });
  });

  test('that is signed in ends its earlier session', async () => {
    const { actor, device } = await makeHolder();
    await enter(device, api, { cookie: actor.cookie });
    const old = await callProcedure(api.url, 'query', 'users.me', undefined, { cookie: actor.cookie });
    expect(old.outcome).toBe('NOT_SIGNED_IN');
  });

  test('of another site neither adds one nor signs in', async () => {
    const { actor } = await makeHolder();
    for (const path of ['passkeys.begin', 'passkeys.beginSignIn', 'passkeys.signIn']) {
      const answer = await fetch(`${api.url}/trpc/${path}`, {
        method: 'POST',
        headers: {
          ...{ cookie: actor.cookie, origin: 'https://evil.example' },
          'content-type': 'application/json',
        },
        body: '{}',
      });
      expect([path, answer.status, await answer.json()]).toMatchObject([
        ...[path, 403],
        { code: 'ORIGIN_REFUSED' },
      ]);
    }
  });

  test.each([
    undefined,
    null,
    {},
    { credential: 7 },
    { credential: { id: 'AA', rawId: 'AA', type: 'public-key', response: {} } },
    {
      credential: {
        id: 'A/',
        rawId: 'A/',
        type: 'public-key',
        response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
      },
    },
    {
      credential: {
        id: 'x'.repeat(2_000),
        rawId: 'AA',
        type: 'public-key',
        response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
      },
    },
  ])('that sends %j reads a sentence', async (input) => {
    const answer = await postAsBrowser(api, 'passkeys.signIn', input);
    expect([answer.status, answer.error.data.code]).toEqual([400, 'BAD_INPUT']);
    expect(answer.error.message).toBeTruthy();
  });

  test('that sends nonsense in the right form is refused as an unknown passkey', async () => {
    const { device } = await makeHolder();
    const right = device.show({ challenge: 'AAAA', rpId: 'localhost' });
    for (const response of [
      { ...right.response, clientDataJSON: 'AAAA' },
      { ...right.response, clientDataJSON: Buffer.from('null').toString('base64url') },
      {
        ...right.response,
        clientDataJSON: Buffer.from('{"challenge":"?","origin":7}').toString('base64url'),
      },
    ]) {
      const answer = await postAsBrowser(api, 'passkeys.signIn', { credential: { ...right, response } });
      expect([answer.status, answer.error.data.code]).toEqual([401, 'PASSKEY_REFUSED']);
    }
    const { data } = await postAsBrowser(api, 'passkeys.beginSignIn', undefined);
    const shown = device.show(data as { challenge: string; rpId: string });
    const cut = { ...shown, response: { ...shown.response, authenticatorData: 'AAAA' } };
    const answer = await postAsBrowser(api, 'passkeys.signIn', { credential: cut });
    expect([answer.status, answer.error.data.code]).toEqual([401, 'PASSKEY_REFUSED']);
  });

  test('needs the password again to add or remove one; a token alone, and an API key, can’t', async () => {
    const { actor, id } = await makeHolder();
    const { accessToken } = await makeProgram(api.core, actor);
    const { secret } = await makeTestKey(api.core, actor, ['account:read', 'account:write']);
    await api.core.db.pool.query(`update sessions set proven_at = now() - interval '11 minutes'`);
    const made = new Authenticator(ORIGIN).make({
      challenge: 'AA',
      rp: { id: 'localhost' },
      user: { id: 'AA' },
    });
    const inputs = {
      'passkeys.begin': undefined,
      'passkeys.add': { name: 'Phone', credential: made },
      'passkeys.remove': { passkeyId: id },
    };
    for (const [path, input] of Object.entries(inputs)) {
      const outcomes = [];
      for (const headers of [
        { cookie: actor.cookie },
        { authorization: `Bearer ${accessToken}` },
        { authorization: `Bearer ${secret}` },
      ] as Record<string, string>[])
        outcomes.push((await callProcedure(api.url, 'mutation', path, input, headers)).outcome);
      expect([path, ...outcomes]).toEqual([path, 'REAUTH_NEEDED', 'REAUTH_NEEDED', 'FORBIDDEN']);
    }
  });
});

describe('a city that demands more than a password of its admins', () => {
  const readMyId = async (headers: Record<string, string>) => {
    const answer = await fetch(`${strict.url}/trpc/auth.me`, { headers });
    const { result } = (await answer.json()) as { result: { data: { id: string } | null } };
    return result.data?.id ?? null;
  };
  const outcomes = async (headers: Record<string, string>) => ({
    query: (await callProcedure(strict.url, 'query', 'users.list', {}, headers)).outcome,
    live: (await callProcedure(strict.url, 'subscription', 'rides.board', {}, headers)).outcome,
    setup: (await callProcedure(strict.url, 'query', 'secondFactor.mine', undefined, headers)).outcome,
    rest: (await fetch(`${strict.url}/api/rides`, { headers })).status,
    exported: (await fetch(`${strict.url}/export/users.csv`, { headers })).status,
    me: await readMyId(headers),
  });
  const readRides = async (token: string) =>
    (await fetch(`${strict.url}/api/rides`, { headers: { authorization: `Bearer ${token}` } })).status;
  const allowed = ({ userId }: TestActor) => ({
    ...{ query: 'ok', live: 'ok', setup: 'ok', rest: 200, exported: 200 },
    me: userId,
  });
  const OUT = {
    ...{ query: 'NOT_SIGNED_IN', live: 'NOT_SIGNED_IN', setup: 'NOT_SIGNED_IN', rest: 401, exported: 401 },
    me: null,
  };

  test('takes a passkey for the second factor', async () => {
    const { actor, device } = await makeHolder('admin');
    const entered = await enter(device, strict);
    expect(entered.data).not.toHaveProperty('mustSetUpFactor');
    expect(await outcomes({ cookie: entered.cookie as string })).toEqual(allowed(actor));
  });

  test('lets an admin add one in place of an app, and go on in the same session', async () => {
    const { actor, credentials } = await makePerson('admin');
    const signedIn = await postAsBrowser(strict, 'auth.login', credentials);
    expect(signedIn).toMatchObject({ status: 200, data: { mustSetUpFactor: true } });
    const by = { cookie: signedIn.cookie as string };
    expect((await callProcedure(strict.url, 'query', 'users.list', {}, by)).outcome).toBe(
      'SECOND_FACTOR_DEMANDED',
    );
    const { data: options } = await mutate(by, 'passkeys.begin', undefined, strict);
    const credential = new Authenticator(ORIGIN).make(options);
    expect((await mutate(by, 'passkeys.add', { name: 'Key', credential }, strict)).outcome).toBe('ok');
    expect(await outcomes(by)).toEqual(allowed(actor));
  });

  test('takes no password alone of an admin with a passkey, in browsers and programs', async () => {
    const { credentials } = await makeHolder('admin');
    const browser = await postAsBrowser(strict, 'auth.login', credentials);
    expect(browser).toMatchObject({ status: 403, setCookie: null });
    expect(browser.error.data).toMatchObject({ code: 'SECOND_FACTOR_DEMANDED', key: 'PASSKEY_NEEDED' });
    const program = await fetch(`${strict.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    expect([program.status, await program.json()]).toMatchObject([403, { code: 'SECOND_FACTOR_DEMANDED' }]);
    const wrong = await postAsBrowser(strict, 'auth.login', { ...credentials, password: 'Wrong-horse-7' });
    expect(wrong.error.data.code).toBe('INVALID_CREDENTIALS');
    expect((await postAsBrowser(api, 'auth.login', credentials)).status).toBe(200);
  });

  test('signs out sessions that a password alone had opened before, and lets them set nothing up', async () => {
    const { credentials, device } = await makeHolder('admin');
    const { cookie = '' } = await postAsBrowser(api, 'auth.login', credentials);
    expect(await outcomes({ cookie })).toEqual(OUT);
    expect((await mutate({ cookie }, 'secondFactor.begin', undefined, strict)).outcome).toBe('NOT_SIGNED_IN');
    expect((await mutate({ cookie }, 'passkeys.begin', undefined, strict)).outcome).toBe('NOT_SIGNED_IN');
    expect((await enter(device, strict)).status).toBe(200);
  });

  test('lets programs in by an app’s code, and by API keys of an admin who has a passkey', async () => {
    const { actor, credentials } = await makeHolder('admin');
    const { accessToken } = await makeProgram(strict.core, actor);
    expect(await readRides(accessToken)).toBe(401);
    const { secret: key } = await makeTestKey(strict.core, actor, ['rides:read']);
    expect(await readRides(key)).toBe(200);
    const { secret } = await giveSecondFactor(api.core, actor);
    expect(await readRides(accessToken)).toBe(200);
    const code = codeOf(secret);
    expect((await postAsBrowser(strict, 'auth.login', { ...credentials, code })).status).toBe(200);
  });

  test('demands it again at once of an admin whose phone was lost', async () => {
    const { actor, credentials, device } = await makeHolder('admin');
    const { actor: other } = await makeHolder('admin');
    const removed = await mutate(other, 'secondFactor.removeOf', { userId: actor.userId }, strict);
    expect(removed.outcome).toBe('ok');
    expect((await enter(device, strict)).error.data.code).toBe('PASSKEY_REFUSED');
    expect(await postAsBrowser(strict, 'auth.login', credentials)).toMatchObject({
      status: 200,
      data: { mustSetUpFactor: true },
    });
  });

  test('demands nothing of riders', async () => {
    const { credentials } = await makeHolder();
    expect((await postAsBrowser(strict, 'auth.login', credentials)).status).toBe(200);
  });
});
