import { request } from 'node:http';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REST_ROWS } from '../../rest.ts';
import { callRest } from '../../testing/rest/call-rest.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { buildOpenApi } from '../openapi/build-openapi.ts';
import { curlOf } from './curl-of.ts';

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
  expect(answer.body).toEqual(JSON.parse(JSON.stringify(buildOpenApi(REST_ROWS))));
  const tag = answer.headers.get('etag') as string;
  const again = await get('/openapi.json', { 'if-none-match': tag });
  expect([again.status, again.text]).toEqual([304, '']);
  expect((await get('/openapi.json', { 'if-none-match': '"older"' })).status).toBe(200);
});

test('the page shows every endpoint, runs nothing and fetches nothing', async () => {
  const { status, headers, text } = await get('/docs');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
  expect(text).not.toMatch(/<script|<link|<img|<iframe| on\w+=|src=|@import|url\(/i);
  for (const [path, methods] of Object.entries(buildOpenApi(REST_ROWS).paths))
    for (const [method, { operationId }] of Object.entries(methods)) {
      expect(text).toContain(`<article id="${operationId}">`);
      expect(text).toContain(`href="#${operationId}"`);
      expect(text).toContain(`<span class="verb ${method}">${method}</span>`);
      expect(text).toContain(`/api${path}</a>`);
    }
});

test.each(['', '/', '/docs/'])('/api%s leads to the page', async (door) => {
  const { status, headers } = await get(door);
  expect([status, headers.get('location')]).toEqual([302, '/api/docs']);
});

test('its commands go to where the page came from, and a made-up host does no harm', async () => {
  expect((await get('/docs')).text).toContain(`curl &#39;${api.url}/api/auth/me&#39;`);
  const said = await new Promise<string>((resolve, reject) => {
    request(`${api.url}/api/docs`, { headers: { host: '"><b>made-up</b>' } }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });
  expect(said).toContain('made-up');
  expect(said).not.toContain('<b>');
});

test('what a command sends comes back from the shell as it was', () => {
  const { post } = buildOpenApi(REST_ROWS).paths['/rides/request'] as { post: never };
  const command = curlOf("http://x/o'clock", 'post', '/rides/request', post);
  expect(command).toContain(`'http://x/o'\\''clock/rides/request'`);
  expect(command).toContain('-H "Authorization: Bearer $TOKEN"');
  expect(command).toContain("-H 'Idempotency-Key: ");
});
