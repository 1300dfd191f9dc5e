import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { givePassword } from '../../testing/give-password.ts';
import { makeTestKey } from '../../testing/make-test-key.ts';
import { callProcedure } from '../../testing/permissions/call-procedure.ts';
import { postAsBrowser } from '../../testing/post-as-browser.ts';
import { makeProgram } from '../../testing/programs.ts';
import { codeOf, giveSecondFactor, wrongCodeOf } from '../../testing/second-factors.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const database = useTestDatabase();
let api: TestApi;
/** Of a city that demands a second factor of its admins. */
let strict: TestApi;
beforeAll(async () => {
  [api, strict] = await Promise.all([
    startTestApi(database.connectionString, { TRUST_PROXY: 'true' }),
    startTestApi(database.connectionString, { TRUST_PROXY: 'true', ADMIN_SECOND_FACTOR: 'demanded' }),
  ]);
});
afterAll(() => Promise.all([api.close(), strict.close()]));

const PASSWORD = 'Correct-horse-7';

async function makePerson(role: 'rider' | 'admin' = 'rider') {
  const actor = await makeActor(api.core.db, role);
  await givePassword(api.core.db, actor.userId, PASSWORD);
  return { actor, credentials: { email: `${actor.userId}@example.test`, password: PASSWORD } };
}
async function makeGuarded(role: 'rider' | 'admin' = 'rider') {
  const person = await makePerson(role);
  return { ...person, ...(await giveSecondFactor(api.core, person.actor)) };
}

const bangla = (code: string) => code.replaceAll(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] as string);

async function rest(path: string, body: object, at = api) {
  const response = await fetch(`${at.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('keys of tokens that are thrown away take no second factor along', async () => {
  const { credentials, secret } = await makeGuarded();
  await api.core.db.pool.query(`delete from server_keys where name like 'tokens%'`);
  const later = await startTestApi(database.connectionString, { TRUST_PROXY: 'true' });
  try {
    expect(await rest('/auth/login', { ...credentials, code: codeOf(secret) }, later)).toMatchObject({
      status: 200,
    });
  } finally {
    await later.close();
  }
});

test('a token alone turns none on: its thief would shut the owner out', async () => {
  const { actor } = await makePerson();
  const { accessToken } = await makeProgram(api.core, actor);
  const headers = { authorization: `Bearer ${accessToken}` };
  for (const [path, input] of [
    ['begin', undefined],
    ['confirm', { code: '123456' }],
  ] as const) {
    const called = await callProcedure(api.url, 'mutation', `secondFactor.${path}`, input, headers);
    expect(called.outcome).toBe('REAUTH_NEEDED');
  }
});

describe('signing in', () => {
  test('a browser is asked for the code after the password, and gets its cookie only then', async () => {
    const { credentials, secret, actor } = await makeGuarded();
    const first = await postAsBrowser(api, 'auth.login', credentials);
    expect(first).toMatchObject({ status: 403, setCookie: null });
    expect(first.error).toMatchObject({
      message: 'Enter the code from your authenticator app.',
      data: { code: 'SECOND_FACTOR_NEEDED' },
    });
    const wrong = await postAsBrowser(api, 'auth.login', { ...credentials, code: wrongCodeOf(secret) });
    expect(wrong).toMatchObject({ status: 403, setCookie: null });
    expect(wrong.error.data).toMatchObject({
      code: 'FACTOR_CODE_WRONG',
      fields: { code: { key: 'FACTOR_CODE_WRONG' } },
    });
    const code = codeOf(secret);
    const right = await postAsBrowser(api, 'auth.login', { ...credentials, code: ` ${bangla(code)} ` });
    expect(right).toMatchObject({ status: 200, data: { id: actor.userId } });
    expect(right.cookie).toBeDefined();
    const again = await postAsBrowser(api, 'auth.login', { ...credentials, code });
    expect(again.error).toMatchObject({
      message: 'That code was already used. Wait until your app shows the next one.',
      data: { code: 'FACTOR_CODE_WRONG', key: 'FACTOR_CODE_USED' },
    });
  });

  test('a program is told the next step, and others sign in as ever', async () => {
    const { credentials, secret, codes } = await makeGuarded();
    expect(await rest('/auth/login', credentials)).toMatchObject({
      status: 403,
      body: { success: false, code: 'SECOND_FACTOR_NEEDED' },
    });
    expect(await rest('/auth/login', { ...credentials, code: codeOf(secret) })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Login Successful!', role: 'rider' },
    });
    const recovery = (codes[0] as string).toLowerCase();
    expect(await rest('/auth/login', { ...credentials, code: recovery })).toMatchObject({ status: 200 });
    const { credentials: plain } = await makePerson();
    const answer = await rest('/auth/login', plain);
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body).toSorted()).toEqual(
      ['accessToken', 'data', 'message', 'refreshToken', 'role', 'status', 'success'].toSorted(),
    );
  });

  test.each(['1234567', '12345', 'abc', '', 'x'.repeat(101), 7, null, {}])(
    'the code %j is bad input, whoever sends it',
    async (code) => {
      const { credentials } = await makePerson();
      for (const sent of [credentials, { ...credentials, password: 'Wrong-horse-7' }]) {
        const answer = await rest('/auth/login', { ...sent, code });
        expect(answer).toMatchObject({
          status: 400,
          body: {
            code: 'BAD_INPUT',
            field: 'code',
            message: 'Enter the six digits your app shows, or a recovery code.',
          },
        });
      }
    },
  );

  test('a wrong password is refused alike, with a second factor and without', async () => {
    const [{ credentials }, { credentials: plain }] = [await makeGuarded(), await makePerson()];
    const answers = [];
    for (const { email } of [credentials, plain, { email: 'nobody-has-this@example.test' }])
      for (const code of [undefined, '123456'])
        answers.push(await rest('/auth/login', { email, password: 'Wrong-horse-7', ...(code && { code }) }));
    const ids = new Set(
      answers.map(({ status, body }) => JSON.stringify([status, body['code'], body['message']])),
    );
    expect([...ids]).toEqual(['[401,"INVALID_CREDENTIALS","Invalid email or password"]']);
  });
});

describe('the settings', () => {
  const call = async (
    actor: TestActor,
    type: 'query' | 'mutation',
    path: string,
    input: unknown,
    at = api,
  ) => {
    const { outcome, answer } = await callProcedure(at.url, type, path, input, { cookie: actor.cookie });
    return { outcome, data: (JSON.parse(answer) as { result?: { data: never } }).result?.data };
  };

  test('turn it on and off with codes, over the same API', async () => {
    const { actor } = await makePerson();
    const { data: setup } = await call(actor, 'mutation', 'secondFactor.begin', undefined);
    const { secret } = setup as unknown as { secret: string };
    const sevenDigits = await call(actor, 'mutation', 'secondFactor.confirm', { code: '1234567' });
    expect(sevenDigits.outcome).toBe('BAD_INPUT');
    const confirmed = await call(actor, 'mutation', 'secondFactor.confirm', { code: bangla(codeOf(secret)) });
    expect(confirmed).toMatchObject({ outcome: 'ok', data: { codes: expect.any(Array) } });
    expect((await call(actor, 'query', 'secondFactor.mine', undefined)).data).toMatchObject({
      codesLeft: 10,
    });
    const off = await call(actor, 'mutation', 'secondFactor.turnOff', { code: codeOf(secret, 1) });
    expect(off).toEqual({ outcome: 'ok', data: { isOn: false } });
  });

  test('an API key has no part in it', async () => {
    const { actor } = await makePerson();
    const { secret } = await makeTestKey(api.core, actor, ['account:read', 'account:write']);
    const by = { authorization: `Bearer ${secret}` };
    for (const path of ['begin', 'confirm', 'turnOff', 'renewCodes'])
      expect(
        (await callProcedure(api.url, 'mutation', `secondFactor.${path}`, { code: '123456' }, by)).outcome,
      ).toBe('FORBIDDEN');
  });
});

describe('a city that demands it of its admins', () => {
  const outcomes = async (headers: Record<string, string>) => ({
    query: (await callProcedure(strict.url, 'query', 'users.list', {}, headers)).outcome,
    own: (await callProcedure(strict.url, 'query', 'users.me', undefined, headers)).outcome,
    rest: (await fetch(`${strict.url}/api/rides`, { headers })).status,
    exported: (await fetch(`${strict.url}/export/users.csv`, { headers })).status,
  });
  const live = async (cookie: string) =>
    (await callProcedure(strict.url, 'subscription', 'rides.board', {}, { cookie })).outcome;
  const REFUSED = {
    query: 'SECOND_FACTOR_DEMANDED',
    own: 'SECOND_FACTOR_DEMANDED',
    rest: 403,
    exported: 403,
  };
  const ALLOWED = { query: 'ok', own: 'ok', rest: 200, exported: 200 };

  test('lets an admin without one do nothing but set it up, however they call', async () => {
    const { actor, credentials } = await makePerson('admin');
    const signedIn = await postAsBrowser(strict, 'auth.login', credentials);
    expect(signedIn).toMatchObject({ status: 200, data: { mustSetUpFactor: true } });
    const by = { cookie: signedIn.cookie as string };
    expect(await outcomes(by)).toEqual(REFUSED);
    expect(await live(by.cookie)).toBe('SECOND_FACTOR_DEMANDED');
    const { accessToken } = await makeProgram(strict.core, actor);
    expect(await outcomes({ authorization: `Bearer ${accessToken}` })).toEqual(REFUSED);
    const { secret: key } = await makeTestKey(strict.core, actor, [
      'people:read',
      'account:read',
      'rides:read',
      'reports:read',
    ]);
    expect(await outcomes({ authorization: `Bearer ${key}` })).toEqual(REFUSED);

    for (const path of ['passkeys.mine', 'secondFactor.mine'])
      expect((await callProcedure(strict.url, 'query', path, undefined, by)).outcome).toBe('ok');
    // Some minutes later the setup asks for the password again.
    await strict.core.db.pool.query(
      `update sessions set proven_at = now() - interval '11 minutes' where user_id = $1`,
      [actor.userId],
    );
    const early = await callProcedure(strict.url, 'mutation', 'secondFactor.begin', undefined, by);
    expect(early.outcome).toBe('REAUTH_NEEDED');
    const { password } = credentials;
    const proven = await callProcedure(strict.url, 'mutation', 'auth.confirmPassword', { password }, by);
    expect(proven.outcome).toBe('ok');
    const begun = await callProcedure(strict.url, 'mutation', 'secondFactor.begin', undefined, by);
    const { secret } = JSON.parse(begun.answer).result.data as { secret: string };
    const code = codeOf(secret);
    expect((await callProcedure(strict.url, 'mutation', 'secondFactor.confirm', { code }, by)).outcome).toBe(
      'ok',
    );
    expect(await outcomes(by)).toEqual(ALLOWED);
    expect(await live(by.cookie)).toBe('ok');
    const me = await (await fetch(`${strict.url}/trpc/auth.me`, { headers: by })).text();
    expect(me).toContain(actor.userId);
    expect(me).not.toContain('mustSetUpFactor');
  });

  test('keeps them from turning it off', async () => {
    const { actor, secret } = await makeGuarded('admin');
    const off = { code: codeOf(secret) };
    const by = { cookie: actor.cookie };
    const refusal = await callProcedure(strict.url, 'mutation', 'secondFactor.turnOff', off, by);
    expect(refusal.outcome).toBe('SECOND_FACTOR_DEMANDED');
    expect(await outcomes(by)).toEqual(ALLOWED);
  });

  test('demands nothing of riders, and another city nothing of admins', async () => {
    const { credentials } = await makePerson();
    const rider = await postAsBrowser(strict, 'auth.login', credentials);
    expect(rider.data).not.toHaveProperty('mustSetUpFactor');
    const by = { cookie: rider.cookie as string };
    expect((await callProcedure(strict.url, 'query', 'users.me', undefined, by)).outcome).toBe('ok');
    const { actor } = await makePerson('admin');
    const admin = { cookie: actor.cookie };
    expect((await callProcedure(api.url, 'query', 'users.list', {}, admin)).outcome).toBe('ok');
  });

  test('demands it again at once of an admin whose phone was lost', async () => {
    const { actor, credentials } = await makeGuarded('admin');
    const { actor: other } = await makeGuarded('admin');
    const removed = await callProcedure(
      strict.url,
      'mutation',
      'secondFactor.removeOf',
      { userId: actor.userId },
      { cookie: other.cookie },
    );
    expect(removed.outcome).toBe('ok');
    expect(
      (await callProcedure(strict.url, 'query', 'users.list', {}, { cookie: actor.cookie })).outcome,
    ).toBe('NOT_SIGNED_IN');
    const back = await postAsBrowser(strict, 'auth.login', credentials);
    expect(await outcomes({ cookie: back.cookie as string })).toEqual(REFUSED);
  });
});
