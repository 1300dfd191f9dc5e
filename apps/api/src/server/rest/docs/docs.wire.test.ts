import { createHash } from 'node:crypto';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REST_ROWS } from '../rest-rows.ts';
import { callRest } from '../../../testing/rest/call-rest.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { buildOpenApi } from '../openapi/build-openapi.ts';

const database = useTestDatabase();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(database.connectionString);
});
afterAll(() => api.close());
const get = (path: string, headers: Record<string, string> = {}) =>
  callRest(api, { method: 'GET', path, headers });

test('the document is there for everybody, and is sent again only when there is a new one', async () => {
  const answer = await get('/openapi.json');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.body).toEqual(JSON.parse(JSON.stringify(await buildOpenApi(REST_ROWS))));
  const tag = answer.headers.get('etag') as string;
  const again = await get('/openapi.json', { 'if-none-match': tag });
  expect([again.status, again.text]).toEqual([304, '']);
  expect((await get('/openapi.json', { 'if-none-match': '"older"' })).status).toBe(200);
});

test('the page runs Scalar and its start alone, and names no other place', async () => {
  const { status, headers, text } = await get('/docs');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  const [, start = ''] = /<script>(.*?)<\/script>/s.exec(text) ?? [];
  const hash = createHash('sha256').update(start).digest('base64');
  const policy = headers.get('content-security-policy') as string;
  expect(policy).toContain(`default-src 'none'; script-src 'self' 'sha256-${hash}'; `);
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
  expect(text.match(/src="[^"]*"/g)).toEqual(['src="/api/docs/scalar.js"']);
  expect(text).not.toMatch(/https?:/);
  expect(start).toContain('"url":"/api/openapi.json"');
});

test('Scalar’s script comes from here, compressed, and is sent again only when there is a new one', async () => {
  const { status, headers, text } = await get('/docs/scalar.js', { 'accept-encoding': 'br' });
  expect([status, headers.get('content-type'), headers.get('content-encoding')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'br',
  ]);
  expect(text).toContain('createApiReference');
  const again = await get('/docs/scalar.js', { 'if-none-match': headers.get('etag') as string });
  expect([again.status, again.text]).toEqual([304, '']);
});

test.each(['', '/', '/docs/'])('/api%s leads to the page', async (door) => {
  const { status, headers } = await get(door);
  expect([status, headers.get('location')]).toEqual([302, '/api/docs']);
});
