import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { addressKey } from '../core/address-key.ts';
import { makeAccount, useUp } from '../testing/accounts.ts';
import { makeActor } from '../testing/actors.ts';
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

const form = () => ({
  role: 'driver',
  name: 'Karim Uddin',
  email: `${crypto.randomUUID()}@example.test`,
  phone: '',
  password: 'Correct-horse-7',
});

const other = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

describe('limits', () => {
  test.each([
    ['register', 'registerByAddress', form],
    ['resendOtp', 'askCodeByAddress', () => ({ email: 'nobody@example.test' })],
    ['forgotPassword', 'askCodeByAddress', () => ({ email: 'nobody@example.test' })],
    ['verifyEmail', 'tryCodeByAddress', () => ({ email: 'nobody@example.test', otp: '123456' })],
    [
      'resetPassword',
      'tryCodeByAddress',
      () => ({ email: 'nobody@example.test', otp: '123456', newPassword: 'Battery-staple-8' }),
    ],
    ['login', 'loginByAddress', () => ({ email: 'nobody@example.test', password: 'Wrong-horse-7' })],
  ] as const)('%s says when to try again', async (path, rule, input) => {
    const from = place();
    await useUp(api.core, rule, addressKey(from));
    const answer = await post(path, input(), from);
    expect(answer.status).toBe(429);
    expect(answer.error).toEqual({
      message: expect.stringMatching(/^Too many attempts\. Try again in (a minute|\d+ minutes)\.$/),
      code: expect.any(Number),
      data: {
        code: 'TOO_MANY',
        key: 'TRIED_OFTEN',
        params: { retryAfterSeconds: expect.any(Number) },
        httpStatus: 429,
        field: null,
        fields: {},
      },
    });
    const neighbor = from.replace('::1', '::abcd');
    expect((await post(path, input(), neighbor)).status).toBe(429);
    expect((await post(path, input())).status).not.toBe(429);
  });

  test('nobody gets another address by writing one before the proxy’s', async () => {
    const from = place();
    await useUp(api.core, 'loginByAddress', addressKey(from));
    const input = { email: 'nobody@example.test', password: 'Wrong-horse-7' };
    expect((await post('login', input, `${place()}, ${from}`)).status).toBe(429);
  });

  test('many guesses in one request are as many guesses', async () => {
    const { userId, email } = await makeAccount(api.core, { isVerified: false });
    const otp = (await readMail(api, email)).code as string;
    const paths = Array(10).fill('auth.verifyEmail').join();
    const response = await fetch(`${api.url}/trpc/${paths}?batch=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': place() },
      body: JSON.stringify(
        Object.fromEntries(
          Array(10)
            .fill({ email, otp: other(otp) })
            .entries(),
        ),
      ),
    });
    expect(await response.json()).toHaveLength(10);
    const { rows } = await db.pool.query(
      `select tries_left from email_codes where user_id = $1 and purpose = 'verify'`,
      [userId],
    );
    expect(rows).toEqual([{ tries_left: 0 }]);
    expect((await post('verifyEmail', { email, otp })).error.data.code).toBe('CODE_INVALID');
  });
});

describe('bad input gets the form’s own sentence, beside its field', () => {
  const reset = { email: 'a@example.test', otp: '123456', newPassword: 'Battery-staple-8' };
  test.each([
    ['register', { email: 'a@b' }, 'email', 'Invalid email address'],
    ['register', { role: undefined }, 'role', 'Please select a role'],
    ['register', { password: 'short-1' }, 'password', 'Password must be at least 8 characters'],
    ['register', { password: 'x'.repeat(201) }, 'password', 'Password must be at most 200 characters'],
    ['register', { name: '  ' }, 'name', 'Name is required'],
    ['register', { name: 'a\u0000b' }, 'name', 'Name contains characters that aren’t allowed.'],
    ['register', { phone: '0'.repeat(31) }, 'phone', 'Phone number must be at most 30 characters.'],
    ['login', { email: 7 }, 'email', 'Please enter a valid email address'],
    ['login', { password: 'short' }, 'password', 'Password must be at least 8 characters'],
    ['verifyEmail', { email: reset.email, otp: '12345' }, 'otp', 'Please enter a 6-digit OTP code.'],
    ['verifyEmail', { email: reset.email, otp: 123456 }, 'otp', 'Please enter a 6-digit OTP code.'],
    ['forgotPassword', { email: '' }, 'email', 'Valid email required'],
    ['resendOtp', { email: undefined }, 'email', 'Please enter a valid email address'],
    ['resetPassword', { ...reset, email: 'a' }, 'email', 'Valid email required'],
    ['resetPassword', { ...reset, otp: 'abcdef' }, 'otp', 'OTP must be 6 digits'],
    ['resetPassword', { ...reset, newPassword: 'Ab-3' }, 'newPassword', 'Minimum 8 characters'],
    [
      'resetPassword',
      { ...reset, newPassword: 'battery-staple-8' },
      'newPassword',
      'Password must contain upper, lower, number & special char',
    ],
  ])('%s %j', async (path, change, field, sentence) => {
    const answer = await post(path, path === 'register' ? { ...form(), ...change } : { ...reset, ...change });
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({ message: sentence, data: { code: 'BAD_INPUT' } });
    // The sentence is about the first one named.
    const { key, params, fields } = answer.error.data;
    expect(Object.entries(fields)[0]).toEqual([field, params ? { key, params } : { key }]);
    expect(answer.text).not.toMatch(/issues|invalid_|stack|zod/i);
  });

  test.each([
    ['register', { password: 'password123' }, 'password'],
    ['resetPassword', { ...reset, newPassword: 'P@ssw0rd' }, 'newPassword'],
  ])('%s says so of a password that many have, beside its field', async (path, change, field) => {
    const answer = await post(path, { ...form(), ...change });
    expect(answer.error.data).toMatchObject({
      code: 'PASSWORD_COMMON',
      httpStatus: 400,
      field,
      fields: { [field]: { key: 'PASSWORD_COMMON' } },
    });
  });

  test.each([null, [], 'text', 7])('%j', async (input) => {
    for (const path of ['register', 'verifyEmail', 'resendOtp', 'forgotPassword', 'resetPassword', 'login']) {
      const answer = await post(path, input);
      expect(answer.status).toBe(400);
      expect(answer.error.data.code).toBe('BAD_INPUT');
      expect(answer.text).not.toMatch(/issues|invalid_|stack|zod/i);
    }
  });
});

test('accounts are made and opened over HTTP only', async () => {
  const actor = await makeActor(db, 'rider');
  const socket = new WebSocket(`${api.url.replace('http', 'ws')}/trpc`, {
    headers: { cookie: actor.cookie },
  });
  await new Promise((resolve) => socket.once('open', resolve));
  const inputs = { ...form(), otp: '123456', newPassword: 'Battery-staple-8' };
  const paths = ['register', 'verifyEmail', 'resendOtp', 'forgotPassword', 'resetPassword', 'login'];
  const sentences = await Promise.all(
    paths.map(
      (path, id) =>
        new Promise((resolve) => {
          socket.on('message', (data: Buffer) => {
            const answer = JSON.parse(data.toString()) as { id: number; error?: { message: string } };
            if (answer.id === id) resolve(answer.error?.message);
          });
          socket.send(
            JSON.stringify({ id, method: 'mutation', params: { path: `auth.${path}`, input: inputs } }),
          );
        }),
    ),
  );
  expect(new Set(sentences)).toEqual(new Set(['This is only possible over HTTP.']));
  socket.terminate();
});
