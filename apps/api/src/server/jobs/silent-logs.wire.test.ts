import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tokens } from '@ridewire/contracts';
import { letPass } from '../../testing/accounts.ts';
import { postAsBrowser } from '../../testing/post-as-browser.ts';
import { makeJobsDue } from '../../testing/queue.ts';
import { startMain } from '../../testing/start-main.ts';
import { startSmtp, type TestSmtp } from '../../testing/start-smtp.ts';

const ADMIN_PASSWORD = 'Admin-of-all-1';

const database = useTestDatabase();
let db: Db;
let smtp: TestSmtp;
let refuses = true;
beforeAll(async () => {
  db = openDb(database.connectionString);
  smtp = await startSmtp({
    onRecipient: (address) => (refuses ? `451 4.3.0 <${address}> not now` : undefined),
  });
});
afterAll(async () => {
  await smtp.stop();
  await db.close();
});

test('whatever the log level, no code, password, token or cookie is printed', async () => {
  const server = await startMain(database.connectionString, {
    LOG_LEVEL: 'trace',
    SMTP_URL: `${smtp.url}?logger=true&debug=true`,
    MAIL_FROM: 'mail@ridewire.example',
    ADMIN_EMAIL: 'admin@ridewire.example',
    ADMIN_PASSWORD,
  });
  const secrets = new Set(['s3cret-of-smtp', ADMIN_PASSWORD]);
  const post = async (path: string, input: object, cookie?: string) => {
    for (const [name, value] of Object.entries(input))
      if (/password|otp|token/i.test(name)) secrets.add(String(value));
    const answer = await postAsBrowser(server, path, input, undefined, cookie);
    if (answer.cookie?.split('=')[1]) secrets.add(answer.cookie.split('=')[1] as string);
    return answer;
  };
  const person = {
    role: 'rider',
    name: 'Nadia',
    email: 'nadia@example.test',
    phone: '',
    password: 'Correct-horse-7',
  };
  const { email } = person;
  const nextCode = async (count: number): Promise<string> => {
    await expect.poll(() => smtp.mails.length, { interval: 20 }).toBe(count);
    const code = /^\d{6}$/m.exec(smtp.mails.at(-1)?.text ?? '')?.[0] as string;
    secrets.add(code);
    return code;
  };

  await post('auth.register', person);
  await expect
    .poll(() => server.output(), { interval: 20 })
    .toContain('a job failed and will be tried again');
  refuses = false;
  await makeJobsDue(db);
  const otp = await nextCode(1);
  await post('auth.verifyEmail', { email, otp: 'a wrong one' });
  expect((await post('auth.verifyEmail', { email, otp })).status).toBe(200);
  await post('auth.login', { email, password: 'Wrong-horse-7' });
  const { cookie } = await post('auth.login', person);
  expect(cookie).toBeDefined();
  const opened = (await post('sessions.open', person)).data as Tokens;
  const renewed = (await post('sessions.refresh', { refreshToken: opened.refreshToken })).data as Tokens;
  for (const { accessToken, refreshToken } of [opened, renewed]) {
    expect([accessToken, refreshToken].every(Boolean)).toBe(true);
    secrets.add(accessToken).add(refreshToken);
  }
  await fetch(`${server.url}/trpc/auth.me`, { headers: { authorization: `Bearer ${renewed.accessToken}x` } });
  await post('auth.forgotPassword', { email });
  const { rows } = await db.pool.query<{ id: string }>('select id from users where email = $1', [email]);
  const reset = { email, otp: await nextCode(2), newPassword: 'Battery-staple-8' };
  await letPass(db, (rows[0] as { id: string }).id, 30);
  expect((await post('auth.resetPassword', reset)).status).toBe(200);
  await expect.poll(() => smtp.mails.length, { interval: 20 }).toBe(3);
  await post('auth.logout', {}, cookie);
  // Logs say most about internal failures.
  await db.pool.query('alter table users rename to users_gone');
  expect((await post('auth.login', person, cookie)).status).toBe(500);
  expect((await post('auth.login', person)).status).toBe(500);
  expect((await post('auth.register', { ...person, email: 'other@example.test' })).status).toBe(500);
  const overRest = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: person.password }),
  });
  expect(overRest.status).toBe(500);
  await server.end('SIGTERM');

  // Without the time, which may contain any digits.
  const output = server.output().replace(/"time":\d+/g, '');
  for (const what of ['a call failed', 'a request failed'])
    expect(output.split('\n').filter((line) => line.includes(`"msg":"${what}"`))).toContainEqual(
      expect.stringMatching(
        /"error":\{"name":"DrizzleQueryError","message":"Failed query: .*"code":"42P01","message":"relation \\"users\\" does not exist/,
      ),
    );
  expect([...secrets].filter((secret) => output.includes(secret))).toEqual([]);
  // Access tokens made within one second are the same.
  expect(secrets.size).toBeGreaterThanOrEqual(12);
  expect(output).not.toContain(email);
});
