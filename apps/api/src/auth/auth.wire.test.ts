import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { letPass, makeAccount } from '../testing/accounts.ts';
import { makeActor } from '../testing/actors.ts';
import { hearClose } from '../testing/hear-close.ts';
import { readMail } from '../testing/mailbox.ts';
import { place, postAsBrowser, type Answer } from '../testing/post-as-browser.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const database = useTestDatabase();
let api: TestApi;
let db: Db;
beforeAll(async () => {
  api = await startTestApi(database.connectionString, { TRUST_PROXY: 'true' });
  db = openDb(database.connectionString);
});
afterAll(async () => {
  await db.close();
  await api.close();
});

const post = (path: string, input: unknown, from?: string, cookie?: string): Promise<Answer> =>
  postAsBrowser(api, `auth.${path}`, input, from, cookie);

async function whoAmI(cookie: string | undefined) {
  const response = await fetch(`${api.url}/trpc/auth.me`, { headers: { cookie: cookie ?? '' } });
  return ((await response.json()) as { result: { data: unknown } }).result.data;
}

const form = () => ({
  role: 'driver',
  name: 'Karim Uddin',
  email: `${crypto.randomUUID()}@example.test`,
  phone: '',
  password: 'Correct-horse-7',
});

const other = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

test('from a stranger to a signed-in driver, by the code in the mail', async () => {
  const person = form();
  expect(await post('register', person)).toMatchObject({
    status: 200,
    data: { email: person.email, resendInSeconds: 120 },
    setCookie: null,
  });
  const early = await post('login', person);
  expect(early).toMatchObject({ status: 403, setCookie: null });
  expect(early.error).toMatchObject({
    message: 'Your email isn’t verified yet.',
    data: { code: 'EMAIL_UNVERIFIED' },
  });
  const otp = (await readMail(api, person.email)).code as string;
  const wrong = await post('verifyEmail', { email: person.email, otp: other(otp) });
  expect(wrong.error.message).toBe('Invalid or expired OTP, try again.');
  expect(await post('verifyEmail', { email: person.email, otp: ` ${otp} ` })).toMatchObject({
    status: 200,
    data: { verified: true },
  });
  const login = await post('login', person);
  expect(login.setCookie).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
  const me = { email: person.email, name: 'Karim Uddin', role: 'driver', phone: null, isEmailVerified: true };
  expect(login.data).toMatchObject(me);
  expect(await whoAmI(login.cookie)).toMatchObject(me);
  expect(login.text).not.toMatch(/hash|argon2|password/i);
  const logout = await post('logout', {}, place(), login.cookie);
  expect(logout.setCookie).toMatch(/^[^=]+=;/);
  expect(logout.data).toEqual({ signedOut: true });
  expect(await whoAmI(login.cookie)).toBeNull();
});

test('signing in again ends the session of the cookie that came along, and no other', async () => {
  const person = await makeAccount(api.core);
  const [elsewhere, { cookie }] = [await post('login', person), await post('login', person)];
  await post('login', { ...person, password: 'Wrong-horse-7' }, place(), cookie);
  expect(await whoAmI(cookie)).toMatchObject({ email: person.email });
  const again = await post('login', person, place(), cookie);
  expect(await whoAmI(cookie)).toBeNull();
  for (const open of [elsewhere, again])
    expect(await whoAmI(open.cookie)).toMatchObject({ email: person.email });
});

test('a forgotten password: sessions, open sockets and the old password end, and a mail tells', async () => {
  const person = await makeAccount(api.core);
  const { cookie } = await post('login', person);
  const socket = new WebSocket(`${api.url.replace('http', 'ws')}/trpc`, {
    headers: { cookie: cookie as string },
  });
  const closed = hearClose(socket);
  await new Promise((resolve) => socket.once('open', resolve));

  const asked = await post('forgotPassword', { email: person.email });
  expect(asked).toMatchObject({ status: 200, data: { resendInSeconds: 120 } });
  const codeMail = await readMail(api, person.email);
  const reset = { email: person.email, otp: codeMail.code, newPassword: 'Battery-staple-8' };
  expect((await post('resetPassword', reset)).data).toEqual({ reset: true, passkeys: 0 });

  expect((await closed()).code).toBe(4401);
  expect(await whoAmI(cookie)).toBeNull();
  expect((await post('login', person)).error.message).toBe('Invalid email or password');
  expect((await post('login', { ...person, password: reset.newPassword })).status).toBe(200);
  const news = await readMail(api, person.email, { after: codeMail.id });
  expect(news).toMatchObject({ to: person.email, code: null });
});

test('a resent code ends the one before', async () => {
  const person = form();
  await post('register', person);
  const first = await readMail(api, person.email);
  const { rows } = await db.pool.query<{ id: string }>('select id from users where email = $1', [
    person.email,
  ]);
  await letPass(db, (rows[0] as { id: string }).id, 121);
  await post('resendOtp', { email: person.email });
  const second = await readMail(api, person.email, { after: first.id });
  if (second.code !== first.code) {
    expect((await post('verifyEmail', { email: person.email, otp: first.code })).error.data.code).toBe(
      'CODE_INVALID',
    );
  }
  expect((await post('verifyEmail', { email: person.email, otp: second.code })).status).toBe(200);
});

test('an address that is taken, or waits to be verified, is refused with a sentence', async () => {
  const person = form();
  await post('register', person);
  const waiting = await post('register', { ...person, email: person.email.toUpperCase() });
  expect(waiting).toMatchObject({ status: 409, error: { data: { code: 'EMAIL_WAITING', httpStatus: 409 } } });
  expect(waiting.error.message).toMatch(/^This email is waiting to be verified\. /);
  const { email } = await makeAccount(api.core);
  const taken = await post('register', { ...person, email });
  expect(taken).toMatchObject({
    status: 409,
    error: { message: 'An account with this email already exists.', data: { code: 'EMAIL_TAKEN' } },
  });
});

test('fields that are not asked for change nothing', async () => {
  const person = form();
  const extra = {
    id: crypto.randomUUID(),
    status: 'blocked',
    emailVerifiedAt: new Date().toISOString(),
    email_verified_at: new Date().toISOString(),
    isEmailVerified: true,
    approved: true,
    passwordHash: 'x',
  };
  const body = JSON.stringify({ ...extra, ...person }).replace('{', '{"__proto__":{"role":"admin"},');
  await post('register', JSON.parse(body));
  const { rows } = await db.pool.query(
    `select u.id, role, status, email_verified_at, approved from users u join drivers d using (id) where email = $1`,
    [person.email],
  );
  expect(rows).toMatchObject([
    { role: 'driver', status: 'active', email_verified_at: null, approved: false },
  ]);
  expect(rows[0].id).not.toBe(extra.id);
  const admin = await post('register', { ...form(), role: 'admin' });
  expect(admin).toMatchObject({
    status: 400,
    error: { message: 'Please select a role', data: { fields: { role: { key: 'selfRole' } } } },
  });
  // Verifying and resetting also accept only what they ask for.
  const otp = (await readMail(api, person.email)).code;
  await post('verifyEmail', { ...extra, email: person.email, otp, role: 'admin', userId: extra.id });
  const after = await db.pool.query('select role, status from users where email = $1', [person.email]);
  expect(after.rows).toEqual([{ role: 'driver', status: 'active' }]);
});

describe('nobody learns from an answer who is there', () => {
  test.each(['resendOtp', 'forgotPassword'])('%s', async (path) => {
    const people = await Promise.all([
      makeAccount(api.core, { isVerified: false }),
      makeAccount(api.core),
      makeAccount(api.core, { isBlocked: true }),
    ]);
    const answers = await Promise.all(
      [...people.map((person) => person.email), 'nobody@example.test'].map((email) => post(path, { email })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  test('login', async () => {
    const actor = await makeActor(db, 'rider');
    const blocked = await makeAccount(api.core, { isBlocked: true });
    const answers = await Promise.all(
      [`${actor.userId}@example.test`, blocked.email, 'nobody@example.test'].map((email) =>
        post('login', { email, password: 'Wrong-horse-7' }),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(401);
  });

  test.each([
    ['verifyEmail', { otp: '123456' }],
    ['resetPassword', { otp: '123456', newPassword: 'Battery-staple-8' }],
  ])('%s', async (path, input) => {
    const { email } = await makeAccount(api.core, { isVerified: false });
    const answers = await Promise.all(
      [email, 'nobody@example.test'].map((each) => post(path, { ...input, email: each })),
    );
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect(answers[0]?.status).toBe(400);
  });
});
