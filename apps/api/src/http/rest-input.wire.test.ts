import { connect as openSocket } from 'node:net';
import { ERRORS } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REST_ROWS } from '../rest.ts';
import { callRest, type RestAnswer, type RestCall } from '../testing/rest/call-rest.ts';
import { makeRestStage, type RestStage } from '../testing/rest/rest-stage.ts';
import { GULSHAN, AIRPORT } from '../testing/places.ts';
import type { Person } from '../testing/permissions/rows.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const database = useTestDatabase();
let api: TestApi;
let stage: RestStage;
beforeAll(async () => {
  api = await startTestApi(database.connectionString, { TRUST_PROXY: 'true' });
  stage = await makeRestStage(api);
});
afterAll(() => api.close());

const NOTHING = '00000000-0000-7000-8000-000000000000';
/** No answer to nonsense may take longer, in milliseconds; on a busy machine. */
const SLOW_MS = 3_000;

/** Calls, and expects a refusal in the one form, at once. */
async function refused(call: RestCall, as: Person = 'signedOut'): Promise<RestAnswer> {
  const began = performance.now();
  const answer = await callRest(api, { ...call, headers: { ...stage.bearers[as], ...call.headers } });
  expect(performance.now() - began).toBeLessThan(SLOW_MS);
  const { field: _field, ...body } = answer.body;
  const { code, message } = body as { code: keyof typeof ERRORS; message: string };
  expect(body, `${answer.text}`).toEqual({ success: false, message, error: message, code });
  expect(answer.status).toBe(ERRORS[code].status);
  expect(message).toMatch(/^[A-Z].*[.\w]$/s);
  return answer;
}

const trip = { pickup: GULSHAN, destination: AIRPORT };
const askRide = (body: unknown, headers: Record<string, string> = {}) =>
  refused({ method: 'POST', path: '/rides/request', body, headers }, 'rider');

describe('bodies', () => {
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;

  test.each([
    ['broken JSON', '{"pickup": '],
    ['a word', 'hello'],
    ['a list', '[]'],
    ['a number', '7'],
    ['a text', '"ride"'],
    ['null', 'null'],
    ['nothing but blanks', '  \n '],
    ['a prototype', `{"__proto__": {"isAdmin": true}, ${JSON.stringify(trip).slice(1)}`],
    ['a prototype in a field', `{"pickup": {"__proto__": {"lat": 1}}}`],
    ['a constructor', `{"constructor": {"prototype": {"isAdmin": true}}, ${JSON.stringify(trip).slice(1)}`],
    ['a byte that ends texts', '{"pickup": "\u0000"}'],
    ['depth', `{"pickup": ${deep}}`],
    ['depth in a field nobody reads', `{"other": ${deep}}`],
    ['numbers as texts', JSON.stringify({ ...trip, pickup: { ...GULSHAN, lat: '23.79' } })],
    ['numbers beyond all bounds', '{"pickup": {"address": "x", "lat": 1e999, "lng": 1}}'],
    ['a place off the earth', JSON.stringify({ ...trip, pickup: { ...GULSHAN, lat: 91 } })],
    ['an address that ends early', JSON.stringify({ ...trip, pickup: { ...GULSHAN, address: 'a\u0000b' } })],
    ['half a character', '{"pickup": {"address": "\\ud800", "lat": 1, "lng": 1}, "destination": {}}'],
    ['an unknown type', JSON.stringify({ ...trip, type: 'helicopter' })],
  ])('%s', async (_what, body) => {
    const answer = await askRide(body);
    expect(answer.status).toBe(400);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test('a key costs nothing when the body is no good, however deep it is', async () => {
    expect((await askRide(`{"pickup": ${deep}}`, { 'idempotency-key': 'deep' })).status).toBe(400);
    const kept = await api.core.db.pool.query(`select from idempotency_keys where key = 'deep'`);
    expect(kept.rowCount).toBe(0);
  });

  test.each(['', 'é', 'x'.repeat(201), 'tab\there'])('%o is no key', async (key) => {
    const answer = await askRide(trip, { 'idempotency-key': key });
    expect(answer.body.message).toBe('An Idempotency-Key has 1 to 200 printable characters.');
  });

  test.each([
    ['text/plain', 'hello'],
    ['application/x-www-form-urlencoded', 'pickup=1'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/xml', '<ride/>'],
    ['nonsense', '{}'],
    ['application/json+nonsense; ;;=', '{}'],
  ])('content of the type %s', async (type, body) => {
    expect((await askRide(body, { 'content-type': type })).status).toBe(415);
  });

  test('a huge body', async () => {
    const answer = await askRide(JSON.stringify({ ...trip, more: 'x'.repeat(100_000) }));
    expect(answer.status).toBe(413);
  });

  test.each([{ 'content-type': 'application/json' }, { 'content-type': 'text/plain' }, {}])(
    'no body under %o is an empty object',
    async (headers: Record<string, string>) => {
      const call = { method: 'PATCH', path: '/auth/me', headers: { ...stage.bearers.rider, ...headers } };
      const answer = await callRest(api, call);
      expect(answer.status, `${answer.text}`).toBe(200);
      expect(answer.body.data.profile.name).toBe(stage.people.rider.name);
    },
  );

  test('what is not named changes nothing', async () => {
    const body = {
      name: 'Ayesha Two',
      role: 'admin',
      status: 'blocked',
      _id: NOTHING,
      email: 'x@example.test',
    };
    const answer = await callRest(api, {
      method: 'PATCH',
      path: '/auth/me',
      headers: stage.bearers.otherRider,
      body,
    });
    expect(answer.body.data).toMatchObject({
      _id: stage.people.otherRider.userId,
      role: 'rider',
      status: 'active',
      email: `${stage.people.otherRider.userId}@example.test`,
      profile: { name: 'Ayesha Two' },
    });
  });

  test('says which field it is about, in the words of the form', async () => {
    const body = { email: 'nobody', password: 'Correct-horse-7', role: 'rider', profile: { name: 'A' } };
    const answer = await refused({ method: 'POST', path: '/auth/register', body });
    expect(answer.body).toMatchObject({ message: 'Invalid email address', field: 'email' });
    const call = { method: 'POST', path: '/auth/register' };
    const noName = await refused({
      ...call,
      body: { ...body, email: 'a@example.test', profile: { name: ' ' } },
    });
    expect(noName.body).toMatchObject({ message: 'Name is required', field: 'name' });
    const noProfile = await refused({ ...call, body: { ...body, email: 'a@example.test', profile: 'none' } });
    expect(noProfile.body).toMatchObject({ message: 'Name must be text.', field: 'name' });
    const number = await refused(
      { method: 'PATCH', path: '/drivers/availability', body: { available: 'true' } },
      'driver',
    );
    expect(number.body.message).toBe('Available must be true or false.');
  });
});

describe('addresses', () => {
  const IDS = [
    'x',
    '0',
    '-1',
    'undefined',
    '%00',
    `${NOTHING}%00`,
    '..%2f..%2fetc%2fpasswd',
    `${NOTHING}'--`,
    '%F0%9F%9A%95',
    'a'.repeat(290),
    'a'.repeat(5_000),
    '__proto__',
    'constructor',
    '{rideId}',
    '%zz',
    '%',
    '%C3%28',
    NOTHING,
  ];
  const withId = REST_ROWS.filter(({ path }) => path.includes('/:'));

  test.each(withId.map((row) => [`${row.method} ${row.path}`, row] as const))(
    '%s knows no odd id',
    async (_name, row) => {
      const as = row.path.startsWith('/rides') && row.method === 'PATCH' ? 'driver' : 'admin';
      const method = row.method;
      for (const id of IDS) {
        const path = row.path.replace(/:\w+/, id);
        const body = row.path.endsWith('/status') ? { body: { status: 'picked_up' } } : {};
        const answer = await refused({ method, path, ...body }, as);
        expect(answer.status, `${path}`).toBe(404);
      }
    },
  );

  test('a mistake in the body is told before the ride is looked for', async () => {
    const call = { method: 'PATCH', path: '/rides/x/status', body: { status: 'flown' } };
    expect((await refused(call, 'driver')).status).toBe(400);
  });

  test.each([
    '/nothing',
    '/',
    '',
    '/rides/current/',
    '/Rides',
    '//rides',
    `/rides/${NOTHING}/accept/now`,
    '/uploads',
    '/auth/me/%2e%2e',
  ])('nothing is at %s, signed in or not', async (path) => {
    for (const as of ['signedOut', 'admin'] as const)
      for (const method of ['GET', 'POST', 'DELETE'])
        expect((await refused({ method, path }, as)).status).toBe(404);
  });

  test.each([
    ['page=0', 400],
    ['page=-1', 400],
    ['page=1.5', 400],
    ['page=1e3', 400],
    ['page=', 400],
    ['page=x', 400],
    ['page=99999999999999999999', 400],
    ['page=1&page=2', 400],
    ['page[]=1', 200],
    ['limit=0', 400],
    ['limit=101', 400],
    ['limit=-5', 400],
    ['limit=%00', 400],
    ['limit=NaN', 400],
    ['page=1000000&limit=100', 200],
    ['search=%00', 400],
    ['search=%ff%fe', 200],
    [`search=${'x'.repeat(101)}`, 400],
    ['search=%25%5f%5c', 200],
    ['search=a&search=b', 400],
    ['status=flying', 400],
    ['status=', 200],
    ['__proto__=1&constructor=2', 200],
    ['', 200],
  ])('a list asked with ?%s is %i', async (query, status) => {
    for (const path of ['/users', '/drivers', '/rides', '/rides/history']) {
      if (path === '/rides/history' && /search|status/.test(query)) continue;
      const call = { method: 'GET', path: `${path}?${query}`, headers: stage.bearers.admin };
      const answer = await (status === 200 ? callRest(api, call) : refused(call));
      expect(answer.status, `${path} ${answer.text}`).toBe(status);
      if (status === 200) expect(answer.body).toMatchObject({ total: expect.any(Number) });
    }
  });

  test('unless they say so, lists have a hundred', async () => {
    const answer = await callRest(api, { method: 'GET', path: '/users', headers: stage.bearers.admin });
    expect(answer.body).toMatchObject({ page: 1, limit: 100 });
  });
});

describe('methods', () => {
  test.each([...new Set(REST_ROWS.map(({ path }) => path)), '/uploads/avatar', '/docs', '/openapi.json'])(
    '%s names those it takes',
    async (path) => {
      const taken: string[] = REST_ROWS.filter((row) => row.path === path).map(({ method }) => method);
      if (path === '/uploads/avatar') taken.push('POST');
      if (path === '/docs' || path === '/openapi.json') taken.push('GET');
      const url = path.replace(/:\w+/, NOTHING);
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'QUERY']) {
        if (taken.includes(method)) continue;
        const headers = { 'content-type': 'application/xml' };
        const answer = await refused({ method, path: url, headers });
        expect(answer.status, `${method} ${path}`).toBe(405);
        const allowed = answer.headers.get('allow')?.split(', ') ?? [];
        expect(allowed).toEqual(expect.arrayContaining(taken));
        expect(allowed).not.toContain(method);
      }
    },
  );

  test('HEAD says what GET would, without the body', async () => {
    const headers = stage.bearers.rider;
    const get = await callRest(api, { method: 'GET', path: '/auth/me', headers });
    const head = await callRest(api, { method: 'HEAD', path: '/auth/me', headers });
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    expect((await callRest(api, { method: 'HEAD', path: '/auth/me' })).status).toBe(401);
    expect((await callRest(api, { method: 'HEAD', path: '/auth/login' })).status).toBe(405);
  });

  test('nobody gets an answer kept that is theirs alone', async () => {
    const answer = await callRest(api, { method: 'GET', path: '/auth/me', headers: stage.bearers.rider });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  /** What a server says to bytes that no client of ours would send. */
  const raw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(api.url);
      const socket = openSocket(Number(port), hostname, () => socket.end(text));
      let said = '';
      socket.on('data', (data) => (said += data.toString()));
      socket.on('close', () => resolve(said));
      socket.on('error', reject);
    });
  const line = (method: string, path = '/api/rides') =>
    raw(`${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

  test.each(['PROPFIND', 'TRACE', 'LINK', 'PURGE'])('%s is refused', async (method) => {
    const said = await line(method);
    expect(said).toMatch(/^HTTP\/1.1 40[45] /);
    expect(said).toContain('"success":false');
  });

  test.each([
    ['no method of HTTP', 'JUMP', '/api/rides'],
    ['a path that is none', 'GET', 'api rides'],
    ['an address of 20 kB', 'GET', `/api/${'x'.repeat(20_000)}`],
  ])('%s is refused in the one form', async (_what, method, path) => {
    const said = await line(method, path);
    expect(said).toMatch(/^HTTP\/1.1 4\d\d /);
    expect(said).toContain('"success":false');
  });
});
