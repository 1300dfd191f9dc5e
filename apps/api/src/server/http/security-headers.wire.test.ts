import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const database = useTestDatabase();
let api: TestApi;
let production: TestApi;
beforeAll(async () => {
  [api, production] = await Promise.all([
    startTestApi(database.connectionString),
    startTestApi(database.connectionString, {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://ride.example',
      SECURITY_CONTACT: 'mailto:security@ride.example',
    }),
  ]);
});
afterAll(() => Promise.all([api.close(), production.close()]));

// A page (built or not), an answer, a refusal, a failure to read, and nothing at all.
test.each([
  '/login',
  '/healthz',
  '/trpc/auth.me',
  '/trpc/rides.quote',
  '/trpc',
  '/trpc/auth.me?input=%',
  '/api/no',
  '/%ff',
])('%s comes with every header', async (path) => {
  const { headers } = await fetch(`${api.url}${path}`);
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('permissions-policy')).toMatch(/^geolocation=\(self\), camera=\(\), microphone=\(\)/);
  expect(headers.get('x-powered-by')).toBeNull();
  const policy = headers.get('content-security-policy')?.split(';') ?? [];
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy.join(';')).not.toMatch(/script-src[^;]*unsafe|\*/);
});

test('browsers are told to insist on TLS where people come by it', async () => {
  const { headers } = await fetch(`${production.url}/healthz`);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

test('what the server measures is for who runs it', async () => {
  const here = await fetch(`${api.url}/metrics`);
  const figures = await here.text();
  expect(here.status).toBe(200);
  for (const name of ['sockets', 'street_times_seen'])
    expect(figures).toMatch(new RegExp(`^ridewire_${name} \\d+$`, 'm'));
  expect(figures).toMatch(/^ridewire_street_speeds_age_seconds (NaN|[\d.]+)$/m);
  const elsewhere = await fetch(`${production.url}/metrics`);
  expect([elsewhere.status, await elsewhere.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'FORBIDDEN' }),
  ]);
});

test('who finds a weakness is told whom to tell, where the operator says so', async () => {
  const answer = await fetch(`${production.url}/.well-known/security.txt`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = (await answer.text()).split('\n');
  expect(lines).toContain('Contact: mailto:security@ride.example');
  expect(lines).toContain('Canonical: https://ride.example/.well-known/security.txt');
  const expires = Date.parse(lines.find((line) => line.startsWith('Expires: '))?.slice(9) ?? '');
  expect(expires).toBeGreaterThan(Date.now() + 86_400_000);
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  expect((await fetch(`${api.url}/.well-known/security.txt`)).status).toBe(404);
});

test.each(['/assets/', '/assets', '/media/', '/media/avatars/', '/site/', '/.git/config', '/package.json'])(
  '%s lists nothing and shows no file of ours',
  async (path) => {
    const answer = await fetch(`${production.url}${path}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toMatch(/\.webp|"dependencies"|\[core\]/);
  },
);

/** The first line of the answer to bytes as they are. */
const answerTo = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1', () => socket.write(bytes));
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
  });

test.each([
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
  ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['chunks not named last', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
])('a request with %s is refused, so no proxy sees another one in it', async (_what, rest) => {
  const head = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  expect(await answerTo(head + rest)).toBe('HTTP/1.1 400 Bad Request');
});

test('a request isn’t sent back to be read (TRACE)', async () => {
  const line = await answerTo('TRACE / HTTP/1.1\r\nHost: localhost\r\nCookie: a=secret\r\n\r\n');
  expect(line).toMatch(/^HTTP\/1.1 40[45] /);
});
