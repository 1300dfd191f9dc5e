import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccount, type TestAccount } from '../../testing/accounts.ts';
import { listMails, readMail } from '../../testing/mailbox.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const HOSTILE = `<script>alert(1)</script>"><img src=x onerror='alert(2)'>`;

const database = useTestDatabase();
let api: TestApi;
let nadia: TestAccount;
let karim: TestAccount;
beforeAll(async () => {
  api = await startTestApi(database.connectionString);
  [nadia, karim] = [await makeAccount(api.core, { isVerified: false }), await makeAccount(api.core)];
  await readMail(api, nadia.email);
  await api.core.db.pool.query('update users set name = $2 where id = $1', [karim.userId, HOSTILE]);
  await api.core.db.pool.query(
    `select graphile_worker.add_job('send_mail', json_build_object('kind', 'password_reset', 'userId', $1::text))`,
    [karim.userId],
  );
  await readMail(api, karim.email);
});
afterAll(() => api.close());

async function get(path: string, server: { url: string } = api) {
  const response = await fetch(server.url + path);
  return {
    status: response.status,
    text: await response.text(),
    header: (name: string) => response.headers.get(name) ?? '',
  };
}

test('the page lists mails, newest first, with their codes', async () => {
  const { code } = await readMail(api, nadia.email);
  const page = await get('/dev/mailbox');
  expect(page).toMatchObject({ status: 200 });
  expect(page.header('content-type')).toContain('text/html');
  expect(page.header('cache-control')).toBe('no-store');
  expect(page.text).toContain(`<span class="code">${code}</span>`);
  expect(page.text.indexOf(karim.email)).toBeLessThan(page.text.indexOf(nadia.email));
});

test('a mail is shown apart, as HTML and as text', async () => {
  const { id, code } = await readMail(api, nadia.email);
  const { status, text } = await get(`/dev/mailbox/${id}`);
  expect(status).toBe(200);
  expect(text).toContain(code);
  expect(text).toMatch(
    /<iframe [^>]*sandbox="(?![^"]*allow-(scripts|same-origin))[^"]*" srcdoc="&lt;!doctype html&gt;/,
  );
  expect(text).toMatch(/<pre>Confirm your email\n/);
});

describe('nothing in the pages runs', () => {
  test.each(['/dev/mailbox', 'the mail itself'])('%s', async (path) => {
    const { id } = await readMail(api, karim.email);
    const { text, header } = await get(path.startsWith('/') ? path : `/dev/mailbox/${id}`);
    const tags = text.replace(/"[^"]*"/g, '""');
    expect(tags).not.toMatch(/<script|<img|<[^>]* on\w+=/i);
    expect(header('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
  });

  test('and a hostile name is still there, as text', async () => {
    const { text, html } = await readMail(api, karim.email);
    expect(text).toContain(HOSTILE);
    expect(html).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt;&quot;&gt;&lt;img src=x onerror=&#39;alert(2)&#39;&gt;',
    );
  });
});

test('as JSON, also of one address alone, however it is written', async () => {
  const all = JSON.parse((await get('/dev/mailbox.json')).text);
  expect(all.map(({ to }: { to: string }) => to)).toEqual([karim.email, nadia.email]);
  expect(await listMails(api, nadia.email.toUpperCase())).toEqual([
    {
      id: 1,
      to: nadia.email,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      subject: 'Your Ridewire code',
      code: expect.stringMatching(/^\d{6}$/),
      text: expect.any(String),
      html: expect.any(String),
      files: [],
    },
  ]);
  expect(await listMails(api, 'nobody@example.test')).toEqual([]);
});

test.each(['/dev/mailbox/99', '/dev/mailbox/x', '/dev/mailbox/1.5', '/dev/other', '/dev'])(
  '%s is not found',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'NOT_FOUND' });
  },
);

test.each([
  ['in production', { NODE_ENV: 'production' }],
  ['with a database of somebody else’s', { NODE_ENV: '' }],
  ['at a public address', { PUBLIC_URL: 'https://ride.example', TRUST_PROXY: '1' }],
  ['where other machines reach it', { HOST: '0.0.0.0' }],
  ['with a mail server', { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'mail@ridewire.example' }],
])('%s there is no mailbox', async (_where, env) => {
  const other = await startTestApi(database.connectionString, env);
  for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/1'])
    expect((await get(path, other)).status).toBe(404);
  await other.close();
});

test.each([
  { host: 'ride.example' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-host': 'localhost' },
  { forwarded: 'for=127.0.0.1' },
])('asked with %o there is none, and no demo', async (headers) => {
  const { id } = await readMail(api, nadia.email);
  const ask = (url: string, more: object = headers) =>
    api.fastify.inject({ url, headers: { host: 'localhost', ...more } });
  for (const path of ['/dev/mailbox', '/dev/mailbox.json', `/dev/mailbox/${id}`]) {
    expect((await ask(path, {})).statusCode).toBe(200);
    const refused = await ask(path);
    expect(refused).toMatchObject({ statusCode: 404 });
    expect(refused.json()).toMatchObject({ code: 'NOT_FOUND' });
  }
  api.core.clientConfig.demoAccounts = [{ role: 'rider', email: karim.email, password: karim.password }];
  const offered = async (more?: object) =>
    (await ask('/trpc/system.config', more)).json().result.data.demoAccounts;
  expect(await offered({})).toHaveLength(1);
  expect(await offered()).toEqual([]);
  const signIn = (more: object) =>
    api.fastify.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { host: 'localhost', ...more },
      payload: { email: karim.email.toUpperCase(), password: karim.password },
    });
  expect((await signIn(headers)).json()).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect((await signIn({})).statusCode).toBe(200);
  api.core.clientConfig.demoAccounts = [];
});
