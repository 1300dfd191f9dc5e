import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REST_ROWS } from './rest-rows.ts';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { makeProgram } from '../../testing/programs.ts';
import { callRest } from '../../testing/rest/call-rest.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const OURS = 'https://ridewire.example';
const PARTNER = 'https://app.example.com';
const OTHER_PARTNER = 'http://localhost:3000';
const STRANGER = 'https://evil.example';

const database = useTestDatabase();
let api: TestApi;
let rider: TestActor;
let bearer: Record<string, string>;
beforeAll(async () => {
  api = await startTestApi(database.connectionString, {
    PUBLIC_URL: OURS,
    CORS_ORIGINS: `${PARTNER}, ${OTHER_PARTNER}`,
  });
  rider = await makeActor(api.core.db, 'rider');
  bearer = { authorization: `Bearer ${(await makeProgram(api.core, rider)).accessToken}` };
});
afterAll(() => api.close());

const me = (headers: Record<string, string>) => callRest(api, { method: 'GET', path: '/auth/me', headers });
const preflight = (path: string, headers: Record<string, string>) =>
  callRest(api, { method: 'OPTIONS', path, headers });
const allowedOrigin = ({ headers }: { headers: Headers }) => headers.get('access-control-allow-origin');

describe('before a browser calls from another site', () => {
  const asks = (origin: string) => ({
    origin,
    'access-control-request-method': 'PATCH',
    'access-control-request-headers': 'authorization,content-type',
  });

  test.each([PARTNER, OTHER_PARTNER])('%s is told that it may, for every address', async (origin) => {
    for (const path of [...REST_ROWS.map((row) => row.path), '/uploads/avatar', '/nothing']) {
      const answer = await preflight(path, asks(origin));
      expect([answer.status, answer.text], `${path}`).toEqual([204, '']);
      expect(allowedOrigin(answer)).toBe(origin);
      expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
      expect(answer.headers.get('access-control-allow-methods')).toBe('GET, POST, PATCH, DELETE');
      const names = answer.headers.get('access-control-allow-headers')?.split(', ');
      expect(names).toEqual(expect.arrayContaining(['authorization', 'content-type']));
      expect(answer.headers.get('vary')).toContain('Origin');
    }
  });

  test.each([STRANGER, `${PARTNER}.evil.example`, `${PARTNER}:8443`, 'null', 'http://app.example.com'])(
    '%s is not',
    async (origin) => {
      const answer = await preflight('/auth/me', asks(origin));
      expect(answer.status).toBe(204);
      expect(allowedOrigin(answer)).toBeNull();
    },
  );

  test('who only asks for the options hears them', async () => {
    expect((await preflight('/auth/me', {})).status).toBe(204);
  });
});

describe('a token', () => {
  test.each([PARTNER, OTHER_PARTNER])('opens to a page of %s, which may read the answer', async (origin) => {
    const answer = await me({ ...bearer, origin });
    expect(answer.status).toBe(200);
    expect(allowedOrigin(answer)).toBe(origin);
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
    expect(allowedOrigin(await me({ origin, authorization: 'Bearer old' }))).toBe(origin);
  });

  test('opens to a page of elsewhere, which can read nothing', async () => {
    const answer = await me({ ...bearer, origin: STRANGER });
    expect([answer.status, allowedOrigin(answer)]).toEqual([200, null]);
  });

  test('that is no good is not replaced by the cookie beside it', async () => {
    expect((await me({ authorization: 'Bearer nothing', cookie: rider.cookie })).status).toBe(401);
  });
});

describe('our cookie', () => {
  // Over TLS, as our public address says, it has another name.
  const cookie = () => rider.cookie.replace('ridewire_session', '__Host-ridewire_session');

  test.each([undefined, OURS, PARTNER])('counts for a page of %s', async (origin) => {
    const answer = await me({ cookie: cookie(), ...(origin !== undefined && { origin }) });
    expect(answer.status, `${answer.text}`).toBe(200);
    expect(answer.body._id).toBe(rider.userId);
  });

  test.each([STRANGER, 'null', `${OURS}.evil.example`, 'http://ridewire.example'])(
    'counts for nothing from %s',
    async (origin) => {
      const answer = await me({ cookie: cookie(), origin });
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ success: false, code: 'ORIGIN_REFUSED' });
      const change = { method: 'PATCH', path: '/auth/me', headers: { cookie: cookie(), origin }, body: {} };
      expect((await callRest(api, change)).status).toBe(403);
    },
  );

  test('a token in a cookie is a matter of the client’s own', async () => {
    const token = bearer['authorization']?.slice('Bearer '.length);
    expect((await me({ cookie: `accessToken=${token}; role=admin` })).status).toBe(401);
  });
});

describe('tRPC over HTTP', () => {
  const call = (headers: Record<string, string>, method = 'GET') =>
    fetch(`${api.url}/trpc/auth.me`, { method, headers });

  test.each([PARTNER, OTHER_PARTNER])('opens to a page of %s, which is told so before', async (origin) => {
    const asked = await call(
      {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
      'OPTIONS',
    );
    expect([asked.status, allowedOrigin(asked)]).toEqual([204, origin]);
    expect(asked.headers.get('access-control-allow-methods')).toBe('GET, POST');
    expect(asked.headers.get('access-control-allow-headers')).toContain('authorization');
    const answer = await call({ ...bearer, origin });
    expect([answer.status, allowedOrigin(answer)]).toEqual([200, origin]);
    expect(await answer.json()).toMatchObject({ result: { data: { id: rider.userId } } });
    // The error can be read there too.
    expect(allowedOrigin(await call({ authorization: 'Bearer old', origin }))).toBe(origin);
  });

  test('is closed to pages of other sites, whatever they send', async () => {
    for (const headers of [bearer, {}]) {
      const answer = await call({ ...headers, origin: STRANGER });
      expect([answer.status, allowedOrigin(answer)]).toEqual([403, null]);
    }
    expect(allowedOrigin(await call({ origin: STRANGER }, 'OPTIONS'))).toBeNull();
  });

  test('is open to our own pages and to programs, as ever', async () => {
    for (const headers of [{ ...bearer, origin: OURS }, bearer]) {
      const answer = await call(headers);
      expect([answer.status, allowedOrigin(answer)]).toEqual([200, null]);
    }
  });
});
