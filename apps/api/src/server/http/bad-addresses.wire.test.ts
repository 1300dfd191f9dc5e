import { AIRPORT } from '../../testing/places.ts';
import { connect as openSocket } from 'node:net';
import { addDays, cityDay } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REST_ROWS } from '../rest/rest-rows.ts';
import { makeActor } from '../../testing/actors.ts';
import { callRest, type RestCall } from '../../testing/rest/call-rest.ts';
import { expectRefused } from '../../testing/rest/expect-refused.ts';
import { makeRestStage, type RestStage } from '../../testing/rest/rest-stage.ts';
import type { Person } from '../../testing/permissions/persons.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const database = useTestDatabase();
let api: TestApi;
let stage: RestStage;
beforeAll(async () => {
  api = await startTestApi(database.connectionString, { TRUST_PROXY: 'true' });
  stage = await makeRestStage(api);
});
afterAll(() => api.close());

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const NOTHING = '00000000-0000-7000-8000-000000000000';
const refused = (call: RestCall, as?: Person) => expectRefused(stage, call, as);

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

  test.each(withId.map((row) => [nameOf(row), row] as const))('%s knows no odd id', async (_name, row) => {
    const isTaken = /\/(take|give-back)$/.test(row.path);
    const isDriven =
      isTaken || (row.path.startsWith('/rides') && row.method === 'PATCH' && !row.path.endsWith('/route'));
    const isRidden =
      /^\/(payments|places|contacts|scheduled-rides)/.test(row.path) ||
      /\/(chat|rating|route|share|messages)\b|\/rides\/.*\/problems$/.test(row.path);
    const isAsked = row.path.endsWith('/item');
    const as = isDriven || isAsked ? 'driver' : isRidden ? 'rider' : 'admin';
    const method = row.method;
    const bodies: Record<string, object> = {
      status: { status: 'picked_up' },
      approve: { documentId: NOTHING, version: 1 },
      return: { documentId: NOTHING, version: 1, reason: 'Too dark.' },
      chat: { text: 'Here' },
      read: { messageId: NOTHING },
      rating: { stars: 5 },
      route: { stops: [], destination: AIRPORT },
      quote: { stops: [], destination: AIRPORT },
      stops: { stop: 1 },
      problems: { kind: 'other', text: 'Too hot' },
      messages: { text: 'Much too hot' },
      item: { isHere: true },
      ':id': { day: addDays(cityDay(api.core.timeZone), 3), time: '09:00' },
    };
    // What is gone stays gone, and what isn’t shared has no link and stays so.
    const isGoneForGood =
      /^\/(places|contacts)/.test(row.path) || /^(GET|DELETE) .*\/share$/.test(nameOf(row));
    const ids = isGoneForGood ? IDS.filter((id) => id !== NOTHING) : IDS;
    for (const id of ids) {
      const path = row.path.replace(/:\w+/, id);
      const body = row.body && bodies[row.path.split('/').at(-1) as string];
      const answer = await refused({ method, path, ...(body && { body }) }, as);
      expect(answer.status, `${path}`).toBe(404);
    }
  });

  test('the address alone says who it is about: a body that names somebody else is refused', async () => {
    const { otherRider, otherDriver } = stage.people;
    for (const [path, field, { userId }] of [
      ['/users/:id/block', 'userId', otherRider],
      ['/drivers/:id/suspend', 'driverId', otherDriver],
    ] as const) {
      const about = await makeActor(api.core.db, path.startsWith('/users') ? 'rider' : 'driver');
      const body = { [field]: userId, reason: 'Rude' };
      const answer = await refused(
        { method: 'PATCH', path: path.replace(':id', about.userId), body },
        'admin',
      );
      expect(answer.body).toMatchObject({ code: 'BAD_INPUT', field });
    }
  });

  test('a mistake in the body is told before the ride is looked for', async () => {
    const call = { method: 'PATCH', path: '/rides/x/status', body: { status: 'flown' } };
    expect((await refused(call, 'driver')).status).toBe(400);
  });

  test.each(['requested', '__proto__', 7, undefined])('%o is no status an admin sets', async (status) => {
    const rideId = await stage.requested();
    const call = { method: 'PATCH', path: `/rides/${rideId}/status`, body: { status } };
    const { body } = await refused(call, 'admin');
    expect(body).toMatchObject({
      code: 'BAD_INPUT',
      message: 'The status must be accepted, picked_up, in_transit, completed or canceled.',
      field: 'status',
    });
  });

  test('what is somebody else’s is as little there as what is nobody’s', async () => {
    const { rider, driver } = stage.people;
    const ask = async (path: string, as: Person) => (await refused({ method: 'GET', path }, as)).body;
    expect(await ask(`/users/${rider.userId}`, 'otherRider')).toEqual(
      await ask(`/users/${NOTHING}`, 'otherRider'),
    );
    expect(await ask(`/users/${rider.userId}`, 'driver')).toMatchObject({ code: 'USER_NOT_FOUND' });
    expect(await ask(`/drivers/${driver.userId}`, 'otherDriver')).toEqual(
      await ask(`/drivers/${NOTHING}`, 'otherDriver'),
    );
    // No rider is a driver, so the role is wrong there.
    expect(await ask(`/drivers/${driver.userId}`, 'rider')).toMatchObject({ code: 'FORBIDDEN' });
  });

  test.each([
    '/nothing',
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
    ['page=1000001', 200],
    ['page=99999999999999999999', 200],
    ['page=1&page=2', 400],
    ['page[]=1', 400],
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
    ['__proto__=1&constructor=2', 400],
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

  const RIDE = 'The status must be requested, accepted, picked_up, in_transit, completed or canceled.';
  test.each([
    ['/rides?status=foo', RIDE, 'status'],
    ['/users?status=foo', 'The status must be active or blocked.', 'status'],
    ['/users?role=foo', 'The role must be rider, driver or admin.', 'role'],
    [
      '/drivers?status=__proto__',
      'The status must be approved, suspended, available, waiting, documents or vehicle.',
      'status',
    ],
    ['/reports/rides?period=foo', 'The period must be day, week or month.', 'period'],
    ['/reports/rides?from=abc', 'The first day must be a date such as 2026-11-21.', 'from'],
    ['/reports/rides?to=2026-02-30', 'The last day must be a date such as 2026-11-21.', 'to'],
    ['/reports/rides?to=0001-01-01', 'The last day must be between 2000 and 2099.', 'to'],
  ])('%s says what it may be', async (path, message, field) => {
    const answer = await refused({ method: 'GET', path }, 'admin');
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message, field });
  });

  test.each([
    ['/reports/rides?from=2026-03-02&to=2026-03-01', 'The first day must not be after the last.'],
    ['/reports/rides?period=month&from=2020-01-01&to=2025-01-01', 'Choose at most three years.'],
  ])('%s is no range', async (path, message) => {
    expect((await refused({ method: 'GET', path }, 'admin')).body).toMatchObject({
      code: 'BAD_INPUT',
      message,
    });
  });

  test('unless they say so, pages have a hundred', async () => {
    const get = (path: string) => callRest(api, { method: 'GET', path, headers: stage.bearers.admin });
    for (const path of ['/rides?page=1', '/users?page=1', '/drivers?page=1'])
      expect((await get(path)).body).toMatchObject({ page: 1, limit: 100 });
  });

  test('who knows no pages gets all of a list, up to a thousand', async () => {
    const get = (path: string) => callRest(api, { method: 'GET', path, headers: stage.bearers.admin });
    const add = (count: number) =>
      api.core.db.pool.query(
        `with made as (
          insert into users (id, email, password_hash, role, name, email_verified_at)
          select gen_random_uuid(), gen_random_uuid() || '@example.test', 'none', 'driver', 'One of many', now()
          from generate_series(1, $1) returning id
        ) insert into drivers (id) select id from made`,
        [count],
      );
    await add(120);
    for (const path of ['/users', '/drivers']) {
      const { body } = await get(path);
      expect(body.data.length).toBeGreaterThan(120);
      expect(body).toMatchObject({ page: 1, limit: 1_000, total: body.data.length });
    }
    const found = (await get('/drivers?search=One of many')).body;
    expect([found.data.length, found.total]).toEqual([120, 120]);
    await add(1_000);
    for (const path of ['/users', '/drivers']) {
      const { body } = await get(path);
      expect(body.data.length).toBe(1_000);
      expect(body.total).toBeGreaterThan(1_120);
    }
  });
});

describe('methods', () => {
  test.each([
    ...new Set(REST_ROWS.map(({ path }) => path)),
    '/uploads/avatar',
    '/docs',
    '/openapi.json',
    '/router.d.ts',
    '/',
  ])('%s names those it takes', async (path) => {
    const taken: string[] = REST_ROWS.filter((row) => row.path === path).map(({ method }) => method);
    if (path === '/uploads/avatar') taken.push('POST');
    if (['/docs', '/openapi.json', '/router.d.ts', '/'].includes(path)) taken.push('GET');
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
  });

  test.each([
    ['POST', 'auth.me', 'CALL_WITH_GET', 'This procedure is a query. Call it with GET.'],
    ['GET', 'rides.accept', 'CALL_WITH_POST', 'This procedure is a mutation. Call it with POST.'],
    ['PUT', 'rides.accept', 'CALL_WITH_POST', 'This procedure is a mutation. Call it with POST.'],
    ['DELETE', 'auth.me', 'CALL_WITH_GET', 'This procedure is a query. Call it with GET.'],
  ])('%s of the procedure %s says what it takes', async (method, path, key, message) => {
    const headers = { 'content-type': 'application/json' };
    const body = method === 'GET' ? null : '{}';
    const answer = await fetch(`${api.url}/trpc/${path}`, { method, headers, body });
    const { error } = (await answer.json()) as { error: object };
    expect(answer.status).toBe(405);
    expect(error).toMatchObject({ message, data: { code: 'METHOD_NOT_ALLOWED', key } });
  });

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

  /** A server's answer to bytes that no client of ours would send. */
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
