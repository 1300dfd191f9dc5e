import type { Language } from '@ridewire/contracts';
import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { letPass } from '../../testing/accounts.ts';
import { postAsBrowser } from '../../testing/post-as-browser.ts';
import { findJobs, makeJobsDue } from '../../testing/queue.ts';
import { startMain } from '../../testing/start-main.ts';
import { startSmtp, type TestSmtp } from '../../testing/start-smtp.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { MailError } from '../../mail/mail-transport.ts';
import { openSmtp } from '../../mail/open-smtp.ts';

const FROM = 'Ridewire <mail@ridewire.example>';

const CLEARING = `select from graphile_worker.jobs where task_identifier = 'clear_rides'`;

const database = useTestDatabase();
let db: Db;
const running: { close?: () => Promise<void>; stop?: () => Promise<void> }[] = [];
beforeAll(() => (db = openDb(database.connectionString)));
afterEach(async () => {
  // The mail server outlives the senders.
  for (const one of running.splice(0).toReversed()) await (one.close ?? one.stop)?.();
});
afterAll(() => db.close());

async function mailServer(behaviour?: Parameters<typeof startSmtp>[0]): Promise<TestSmtp> {
  const smtp = await startSmtp(behaviour);
  running.push({ stop: smtp.stop });
  return smtp;
}
async function apiWith(smtp: { url: string }, env: NodeJS.ProcessEnv = {}): Promise<TestApi> {
  const api = await startTestApi(database.connectionString, {
    TRUST_PROXY: 'true',
    SMTP_URL: smtp.url,
    MAIL_FROM: FROM,
    PUBLIC_URL: 'https://ride.example.com',
    ...env,
  });
  running.push({ close: api.close });
  return api;
}

async function signUp(
  api: { url: string },
  email = `${crypto.randomUUID()}@example.test`,
  language?: Language,
) {
  const person = { role: 'rider', name: 'Nadia', email, phone: '', password: 'Correct-horse-7', language };
  expect(await postAsBrowser(api, 'auth.register', person)).toMatchObject({ status: 200 });
  const { rows } = await db.pool.query<{ id: string }>('select id from users where email = $1', [email]);
  return { email, userId: (rows[0] as { id: string }).id };
}
const codeIn = (text: string | undefined) => /^\d{6}$/m.exec(text ?? '')?.[0] as string;
const verify = async (api: TestApi, email: string, otp: string) =>
  (await postAsBrowser(api, 'auth.verifyEmail', { email, otp })).status;
const jobOf = async (userId: string) => (await findJobs(db, userId))[0];
const failedOnce = (userId: string) =>
  expect
    .poll(() => jobOf(userId), { interval: 20 })
    .toMatchObject({ attempts: 1, isLocked: false, lastError: expect.any(String) });
const gone = (userId: string) => expect.poll(() => findJobs(db, userId), { interval: 20 }).toEqual([]);

test('a mail arrives as text and HTML, and the code in it works', async () => {
  const smtp = await mailServer();
  const api = await apiWith(smtp);
  const { email, userId } = await signUp(api);
  const mail = await smtp.mailTo(email);
  expect(mail.from?.text).toBe('"Ridewire" <mail@ridewire.example>');
  expect(mail.to).toMatchObject({ value: [{ address: email, name: '' }] });
  expect(mail.subject).toBe('Your Ridewire code');
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
  expect(mail.messageId).toMatch(/@ridewire\.example>$/);
  expect(mail.date).toBeInstanceOf(Date);
  expect(mail.attachments).toEqual([]);
  expect(mail.text).toContain('If you didn’t sign up, ignore this email.');
  expect(mail.html).toContain('href="https://ride.example.com"');
  const code = codeIn(mail.text);
  expect(mail.html).toContain(`>${code}<`);
  expect(await verify(api, email, code)).toBe(200);
  await gone(userId);
});

test('an account of Bangla gets Bangla, and another language once it chooses one', async () => {
  const smtp = await mailServer();
  const api = await apiWith(smtp);
  const email = `${crypto.randomUUID()}@example.test`;
  const { userId } = await signUp(api, email, 'bn');
  const first = await smtp.mailTo(email);
  expect(first.subject).toBe('আপনার Ridewire কোড');
  expect(first.text).toContain('ইমেইল যাচাই করতে এই কোডটি লিখুন।');
  expect(first.html).toContain('<html lang="bn">');
  expect(await verify(api, email, codeIn(first.text))).toBe(200);
  await gone(userId);

  expect(await postAsBrowser(api, 'auth.forgotPassword', { email })).toMatchObject({ status: 200 });
  await expect.poll(() => smtp.mails.length, { interval: 20 }).toBe(2);
  expect(smtp.mails[1]).toMatchObject({ subject: 'আপনার পাসওয়ার্ড রিসেটের কোড' });

  const { cookie } = await postAsBrowser(api, 'auth.login', { email, password: 'Correct-horse-7' });
  const chosen = await postAsBrowser(api, 'profile.chooseLanguage', { language: 'en' }, undefined, cookie);
  expect(chosen).toMatchObject({ status: 200 });
  const otp = codeIn(smtp.mails[1]?.text);
  await letPass(db, userId, 30);
  const reset = { email, otp, newPassword: 'Battery-staple-8' };
  expect(await postAsBrowser(api, 'auth.resetPassword', reset)).toMatchObject({ status: 200 });
  await expect.poll(() => smtp.mails.length, { interval: 20 }).toBe(3);
  expect(smtp.mails[2]).toMatchObject({ subject: 'Your password was reset' });
});

test('with a dead mail server sign-ups go on and nothing is lost; a code that waited is fresh', async () => {
  const away = await startSmtp();
  await away.stop();
  const api = await apiWith(away);
  const people = await Promise.all([signUp(api), signUp(api), signUp(api)]);
  for (const { userId } of people) await failedOnce(userId);
  const job = await jobOf(people[0].userId);
  expect(job?.lastError).toMatch(/^the mail server can't be reached: .*ECONNREFUSED/);
  expect(job?.dueInSeconds).toBeGreaterThan(0);
  // Longer than a code is valid.
  await db.pool.query(`update email_codes set asked_at = asked_at - interval '2 hours'`);

  const smtp = await mailServer({ port: away.port });
  await makeJobsDue(db);
  for (const { email, userId } of people) {
    const mail = await smtp.mailTo(email);
    expect(await verify(api, email, codeIn(mail.text))).toBe(200);
    await gone(userId);
  }
  expect(smtp.mails).toHaveLength(people.length);
});

describe('a mail server that hangs', () => {
  test('at one recipient delays no other', async () => {
    const smtp = await mailServer({
      onRecipient: (address) => (address.startsWith('slow') ? 'hang' : undefined),
    });
    const api = await apiWith(smtp);
    const slow = await signUp(api, `slow-${crypto.randomUUID()}@example.test`);
    await expect.poll(() => smtp.recipients).toContain(slow.email);
    for (let i = 0; i < 3; i++) await smtp.mailTo((await signUp(api)).email);
    expect(await jobOf(slow.userId)).toMatchObject({ attempts: 1, isLocked: true });
  });

  test('everywhere keeps no other work waiting', async () => {
    const smtp = await mailServer({ onRecipient: () => 'hang' });
    const api = await apiWith(smtp);
    for (let i = 0; i < 3; i++) await signUp(api);
    await expect.poll(() => smtp.recipients.length).toBe(2);
    await db.pool.query(
      `select graphile_worker.add_job('clear_rides', json_build_object('userId', $1::text, 'actorId', $1::text))`,
      [crypto.randomUUID()],
    );
    await expect.poll(async () => (await db.pool.query(CLEARING)).rowCount, { interval: 20 }).toBe(0);
    expect(smtp.mails).toEqual([]);
    await running.pop()?.close?.();
    await db.pool.query('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs');
  });

  test('everywhere keeps no sign-up waiting, and a process that ends gives its mails back', async () => {
    const smtp = await mailServer({ onRecipient: () => 'hang' });
    const api = await apiWith(smtp);
    const people = [await signUp(api), await signUp(api), await signUp(api)];
    await expect.poll(() => smtp.recipients.length).toBe(2);
    expect(smtp.mails).toEqual([]);

    await running.pop()?.close?.();
    for (const { userId } of people) expect(await jobOf(userId)).toMatchObject({ isLocked: false });

    const well = await mailServer();
    const next = await apiWith(well);
    await makeJobsDue(db);
    for (const { email } of people)
      expect(await verify(next, email, codeIn((await well.mailTo(email)).text))).toBe(200);
  });
});

describe('a refusal', () => {
  test.each(['550 5.1.1 <%> no such user', '550 5.1.10 RESOLVER.ADR.RecipientNotFound %'])(
    'for good ends it: %s',
    async (answer) => {
      const smtp = await mailServer({ onRecipient: (address) => answer.replace('%', address) });
      const api = await apiWith(smtp);
      const { userId, email } = await signUp(api);
      await gone(userId);
      expect(smtp.recipients).toEqual([email]);
      expect(smtp.mails).toEqual([]);
    },
  );

  test.each(['450 4.2.1 <%> try later', '550 5.7.1 <%> relaying denied', '554 % not today'])(
    'that may pass is tried again, without a word of whom it was for: %s',
    async (answer) => {
      let refuses = true;
      const smtp = await mailServer({
        onRecipient: (address) => (refuses ? answer.replace('%', address) : undefined),
      });
      const api = await apiWith(smtp);
      const { userId, email } = await signUp(api);
      await failedOnce(userId);
      expect((await jobOf(userId))?.lastError).toMatch(/^EENVELOPE RCPT TO \d{3}( \d\.\d\.\d)?$/);
      refuses = false;
      await makeJobsDue(db);
      expect(await verify(api, email, codeIn((await smtp.mailTo(email)).text))).toBe(200);
    },
  );
});

test('a mail whose process was killed while it sent it is sent by another', async () => {
  const slow = await mailServer({ onRecipient: () => 'hang' });
  const killed = await startMain(database.connectionString, { SMTP_URL: slow.url, MAIL_FROM: FROM });
  const { email, userId } = await signUp(killed);
  await expect.poll(() => jobOf(userId)).toMatchObject({ isLocked: true });
  await killed.end('SIGKILL');
  expect(await jobOf(userId)).toMatchObject({ isLocked: true });
  // As if it had been gone for longer than any job takes.
  await db.pool.query(`update graphile_worker._private_jobs
    set locked_at = now() - interval '6 minutes' where locked_at is not null`);
  const smtp = await mailServer();
  const api = await apiWith(smtp);
  await db.pool.query(`select graphile_worker.add_job('unlock_jobs')`);
  expect(await verify(api, email, codeIn((await smtp.mailTo(email)).text))).toBe(200);
});

test.each([
  'nadia@example.test\r\nBcc: eve@example.test',
  'nadia@example.test, eve@example.test',
  'nadia@example.test> <eve@example.test',
])('an address brings neither headers nor recipients with it: %j', async (to) => {
  const smtp = await mailServer();
  const transport = openSmtp(smtp.url, FROM);
  running.push({ close: async () => transport.close() });
  const mail = { to, subject: 'Hello\r\nBcc: eve@example.test', text: 'Hello', html: '<p>Hello</p>' };
  await transport.send(mail, new AbortController().signal).catch((error: unknown) => {
    expect(error).toBeInstanceOf(MailError);
  });
  expect(smtp.recipients.filter((recipient) => recipient.startsWith('eve'))).toEqual([]);
  for (const { bcc, cc } of smtp.mails) expect([bcc, cc]).toEqual([undefined, undefined]);
});

test('over TLS, to a server that can prove who it is, unless the setting says otherwise', async () => {
  const smtp = await mailServer({ isSecure: true });
  const mail = { to: 'nadia@example.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  const send = async (url: string) => {
    const transport = openSmtp(url, FROM);
    await transport.send(mail, new AbortController().signal).finally(() => transport.close());
  };
  await expect(send(smtp.url)).rejects.toThrow(/^the mail server can't be reached: .*certificate/);
  expect(smtp.recipients).toEqual([]);
  await send(`${smtp.url}?tls.rejectUnauthorized=false`);
  expect(smtp.mails).toHaveLength(1);
});

test('in production without SMTP_URL mails wait for a process that has it', async () => {
  const api = await startTestApi(database.connectionString, { NODE_ENV: 'production', TRUST_PROXY: 'true' });
  running.push({ close: api.close });
  const { email, userId } = await signUp(api);
  // A job queued later is done: the queue works, except for the mail.
  await db.pool.query(`select graphile_worker.add_job('unlock_jobs', job_key := 'later')`);
  await expect
    .poll(async () => (await db.pool.query(`select from graphile_worker.jobs where key = 'later'`)).rowCount)
    .toBe(0);
  expect(await jobOf(userId)).toMatchObject({ attempts: 0, isLocked: false });

  const smtp = await mailServer();
  const other = await apiWith(smtp);
  expect(await verify(other, email, codeIn((await smtp.mailTo(email)).text))).toBe(200);
});
