import {
  KEY_DAYS,
  KEY_SCOPES,
  keyScopesOf,
  MOST_KEYS,
  type ApiKeysSnapshot,
  type KeyScope,
} from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Noun } from '../procedures/noun.ts';
import { NOUNS } from '../server/nouns.ts';
import { PROCEDURES } from '../server/router/router.ts';
import { endAllSessionsOf } from '../sessions/end-all-sessions.ts';
import { findAccountEvents } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { callOverHttp } from '../testing/call-over-http.ts';
import { connect, record, recordSessions, type TestClient } from '../testing/connect.ts';
import { hearClose } from '../testing/hear-close.ts';
import { listKeys } from './key-queries.ts';
import { holdRow } from '../testing/hold-row.ts';
import { GULSHAN } from '../testing/places.ts';
import { makeTestKey } from '../testing/make-test-key.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const database = useTestDatabase();
let first: TestApi;
let second: TestApi;
const open: TestClient[] = [];
beforeAll(async () => {
  [first, second] = await Promise.all([
    startTestApi(database.connectionString),
    startTestApi(database.connectionString),
  ]);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
});
afterAll(() => Promise.all([first.close(), second.close()]));

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const call = (secret: string, api = first) => callOverHttp(api.url, bearer(secret));
const rest = async (secret: string, path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${second.url}${path}`, { ...init, headers: bearer(secret) });
  return [answer.status, ((await answer.json().catch(() => ({}))) as { code?: string }).code];
};
const person = (role: 'rider' | 'driver' | 'admin' = 'rider') => makeActor(first.core.db, role);
const keyOf = (actor: TestActor, ...scopes: KeyScope[]) => makeTestKey(first.core, actor, scopes);
function join(token: string): TestClient {
  const client = connect(second.url, { token: () => token });
  open.push(client);
  return client;
}

test('a key does what its scopes name and nothing else, by every way in', async () => {
  const rider = await person();
  const { secret } = await keyOf(rider, 'rides:read', 'payments:read');
  expect(await call(secret).rides.own.query()).toBeNull();
  expect(await rest(secret, '/api/rides/history')).toEqual([200, undefined]);
  await expect(call(secret).rides.cancel.mutate({ rideId: crypto.randomUUID() })).rejects.toMatchObject({
    message: 'This API key lacks the scope rides:write.',
    data: { code: 'SCOPE_MISSING', httpStatus: 403 },
  });
  const cancel = `/api/rides/${crypto.randomUUID()}/cancel`;
  expect(await rest(secret, cancel, { method: 'PATCH' })).toEqual([403, 'SCOPE_MISSING']);
  await expect(call(secret).scheduled.cancel.mutate({ id: crypto.randomUUID() })).rejects.toMatchObject({
    data: { code: 'SCOPE_MISSING' },
  });
  await expect(call(secret).profile.update.mutate({ name: 'Other' })).rejects.toMatchObject({
    data: { code: 'SCOPE_MISSING' },
  });
  const socket = join(secret);
  expect(await socket.trpc.rides.own.query()).toBeNull();
  await expect(socket.trpc.users.me.query()).rejects.toMatchObject({ data: { code: 'SCOPE_MISSING' } });
});

test('no key makes keys, sees sessions, gives the password or takes everything out', async () => {
  const admin = await person('admin');
  const { secret, id: keyId } = await keyOf(admin, ...KEY_SCOPES);
  const refused = { data: { code: 'FORBIDDEN' }, message: 'This can’t be done with an API key.' };
  const asKey = call(secret);
  const make = { name: 'Another', scopes: ['rides:read' as const], days: 365 as const };
  await expect(asKey.apiKeys.make.mutate(make)).rejects.toMatchObject(refused);
  await expect(asKey.apiKeys.end.mutate({ keyId })).rejects.toMatchObject(refused);
  await expect(asKey.sessions.endOthers.mutate()).rejects.toMatchObject(refused);
  await expect(asKey.auth.confirmPassword.mutate({ password: 'x' })).rejects.toMatchObject(refused);
  expect(await rest(secret, '/export/my-data.json')).toEqual([403, 'FORBIDDEN']);
  expect(await rest(secret, '/export/users.csv')).toEqual([200, undefined]);
});

test('a table or a receipt as a file takes its scope, too', async () => {
  const admin = await person('admin');
  const { secret } = await keyOf(admin, 'reports:read');
  expect(await rest(secret, '/export/rides.csv')).toEqual([200, undefined]);
  expect(await rest(secret, '/export/users.csv')).toEqual([403, 'SCOPE_MISSING']);
  const rider = await keyOf(await person(), 'rides:read');
  expect(await rest(rider.secret, `/export/receipts/${crypto.randomUUID()}.pdf`)).toEqual([
    403,
    'SCOPE_MISSING',
  ]);
  const month = '/export/business.csv?month=2026-11';
  expect(await rest(rider.secret, month)).toEqual([200, undefined]);
  const other = await keyOf(await person(), 'payments:read');
  expect(await rest(other.secret, month)).toEqual([403, 'SCOPE_MISSING']);
  const statement = '/export/statement.pdf?from=2026-11-16&to=2026-11-22';
  const driver = await person('driver');
  expect(await rest((await keyOf(driver, 'rides:read')).secret, statement)).toEqual([403, 'SCOPE_MISSING']);
  expect(await rest((await keyOf(driver, 'account:read')).secret, statement)).toEqual([200, undefined]);
});

test('a key that is over is told so, and not to sign in', async () => {
  const { secret } = await keyOf(await person('admin'), 'rides:read');
  const answer = await fetch(`${first.url}/api/auth/me`, { headers: { authorization: `Bearer ${secret}x` } });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({
    code: 'NOT_SIGNED_IN',
    message: expect.stringContaining('API key'),
  });
});

test('a key is no cookie', async () => {
  const { secret } = await keyOf(await person('admin'), 'rides:read');
  const answer = await fetch(`${first.url}/api/auth/me`, {
    headers: { cookie: `ridewire_session=${secret}; __Host-ridewire_session=${secret}` },
  });
  expect(answer.status).toBe(401);
});

test('a role bounds its keys: a rider gives no key for the desk', async () => {
  const rider = await person();
  await expect(keyOf(rider, 'rides:read', 'people:read')).rejects.toMatchObject({ code: 'BAD_INPUT' });
  expect(keyScopesOf('rider')).not.toContain('people:read');
  const { secret } = await keyOf(await person('driver'), 'account:read', 'account:write');
  expect(await call(secret).drivers.me.query()).toMatchObject({});
  await expect(call(secret).users.list.query({})).rejects.toMatchObject({ data: { code: 'FORBIDDEN' } });
});

test('a key that is made while its owner is signed out everywhere is not made', async () => {
  const [rider, admin] = [await person(), await person('admin')];
  const held = await holdRow(database.connectionString, 'select from users where id = $1 for update', [
    rider.userId,
  ]);
  const ending = endAllSessionsOf(
    first.core,
    admin,
    { userId: rider.userId },
    { userAgent: null, ipAddress: null },
  );
  await held.waiting(1, '%users%');
  const refused = keyOf(rider, 'rides:read').then(
    () => null,
    (error: unknown) => error,
  );
  await held.waiting(2, '%users%');
  await held.release();
  await ending;
  expect(await refused).toMatchObject({ code: 'NOT_SIGNED_IN' });
});

test('a driver whose program asks isn’t there for it', async () => {
  const driver = await person('driver');
  const { secret } = await keyOf(driver, 'rides:read', 'account:read');
  const heard = [first, second].map(({ core }) => vi.spyOn(core.heard, 'add'));
  await call(secret).drivers.me.query();
  await join(secret).trpc.drivers.me.query();
  for (const each of heard) expect(each).not.toHaveBeenCalledWith(driver.userId);
  await callOverHttp(first.url, { cookie: driver.cookie }).drivers.me.query();
  expect(heard[0]).toHaveBeenCalledWith(driver.userId);
});

test('some procedures belong elsewhere than their noun: a refund is a payment', async () => {
  const { secret } = await keyOf(await person('admin'), 'rides:write');
  const refund = {
    rideId: crypto.randomUUID(),
    commandId: crypto.randomUUID(),
    amountCents: 1,
    reason: 'Other',
  };
  await expect(call(secret).rides.refund.mutate(refund)).rejects.toMatchObject({
    message: 'This API key lacks the scope payments:write.',
  });
});

test('who its owner is, a key says with account:read, also an admin’s', async () => {
  const admin = await person('admin');
  expect(await rest((await keyOf(admin, 'account:read')).secret, '/api/auth/me')).toEqual([200, undefined]);
  expect(await rest((await keyOf(admin, 'people:read')).secret, '/api/auth/me')).toEqual([
    403,
    'SCOPE_MISSING',
  ]);
});

test('over tRPC too, unless it was made before that took a scope; what it is itself, every key says', async () => {
  const rider = await person();
  const { secret, id, apiVersion, expiresAt } = await keyOf(rider, 'rides:read');
  const refused = { message: 'This API key lacks the scope account:read.', data: { code: 'SCOPE_MISSING' } };
  const older = callOverHttp(first.url, { ...bearer(secret), 'ridewire-version': '2026-11-29' });
  for (const trpc of [call(secret), older, join(secret).trpc]) {
    await expect(trpc.auth.me.query()).rejects.toMatchObject(refused);
    expect(await trpc.apiKeys.self.query()).toEqual({
      ...{ id, name: expect.any(String), scopes: ['rides:read'], apiVersion, expiresAt },
      ...{ userId: rider.userId, role: 'rider', deskRole: null },
    });
  }
  const mail = `${rider.userId}@example.test`;
  const may = await keyOf(rider, 'account:read');
  expect(await call(may.secret).auth.me.query()).toMatchObject({ id: rider.userId, email: mail });
  await first.core.db.pool.query(`update api_keys set api_version = '2026-11-29' where session_id = $1`, [
    id,
  ]);
  expect(await call(secret).auth.me.query()).toMatchObject({ id: rider.userId, email: mail });
  const admin = await person('admin');
  expect(await call((await keyOf(admin, 'people:read')).secret).apiKeys.self.query()).toMatchObject({
    deskRole: 'owner',
  });
  const byCookie = callOverHttp(first.url, { cookie: rider.cookie });
  expect([await byCookie.apiKeys.self.query(), (await byCookie.auth.me.query())?.email]).toEqual([
    null,
    mail,
  ]);
});

test('a kept answer is only for keys that may ask', async () => {
  const rider = await person();
  const [writer, reader] = [await keyOf(rider, 'account:write'), await keyOf(rider, 'rides:read')];
  const save = (secret: string) =>
    fetch(`${first.url}/api/places/saved`, {
      method: 'POST',
      headers: { ...bearer(secret), 'content-type': 'application/json', 'idempotency-key': 'same' },
      body: JSON.stringify({ id: '0f0e77a2-29a7-4a2f-9d1f-3a5a1e6f7b10', kind: 'home', ...GULSHAN }),
    });
  expect((await save(writer.secret)).status).toBe(200);
  expect((await save(reader.secret)).status).toBe(403);
});

test('a key can’t be signed out: its owner revokes it', async () => {
  const { secret } = await keyOf(await person(), 'rides:read');
  const answer = await fetch(`${first.url}/api/auth/logout`, { method: 'POST', headers: bearer(secret) });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'FORBIDDEN']);
  expect(await call(secret).rides.own.query()).toBeNull();
});

test('a revoked key is refused by every process, and its socket closes', async () => {
  const rider = await person();
  const { secret, id: keyId } = await keyOf(rider, 'rides:read');
  const socket = join(secret);
  expect(await socket.trpc.rides.own.query()).toBeNull();
  const closed = hearClose(socket.socket());
  const other = await person();
  await expect(
    callOverHttp(first.url, { cookie: other.cookie }).apiKeys.end.mutate({ keyId }),
  ).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
  expect(await call(secret, second).rides.own.query()).toBeNull();

  await callOverHttp(first.url, { cookie: rider.cookie }).apiKeys.end.mutate({ keyId });
  await expect(call(secret, second).rides.own.query()).rejects.toMatchObject({
    data: { code: 'NOT_SIGNED_IN' },
  });
  expect((await closed()).code).toBe(4401);
});

test('a key ends on its day, however much it is used, and outlives the browser that made it', async () => {
  const rider = await person();
  const { id, secret, expiresAt } = await keyOf(rider, 'rides:read');
  const { sessions } = callOverHttp(first.url, { cookie: rider.cookie });
  await sessions.endOthers.mutate();
  await expect(sessions.end.mutate({ sessionId: id })).rejects.toMatchObject({
    data: { code: 'NOT_FOUND' },
  });
  expect(await call(secret).rides.own.query()).toBeNull();
  const { rows } = await first.core.db.pool.query(
    'select expires_at, last_seen_at from sessions join api_keys on session_id = id where user_id = $1',
    [rider.userId],
  );
  expect(rows[0].expires_at.toISOString()).toBe(expiresAt);
  expect(Date.now() - rows[0].last_seen_at.getTime()).toBeLessThan(60_000);
  await first.core.db.pool.query(
    `update sessions set expires_at = now() - interval '1 second' from api_keys where session_id = id and user_id = $1`,
    [rider.userId],
  );
  await expect(call(secret).rides.own.query()).rejects.toMatchObject({ data: { code: 'NOT_SIGNED_IN' } });
});

test('an admin who signs somebody out everywhere ends their keys', async () => {
  const [rider, admin] = [await person(), await person('admin')];
  const { secret } = await keyOf(rider, 'rides:read');
  await endAllSessionsOf(first.core, admin, { userId: rider.userId }, { userAgent: null, ipAddress: null });
  await expect(call(secret).rides.own.query()).rejects.toMatchObject({ data: { code: 'NOT_SIGNED_IN' } });
});

test('only the hash is stored; the list shows when it was used, and the devices don’t show it', async () => {
  const rider = await person();
  const key = await keyOf(rider, 'rides:read');
  const browser = connect(first.url, { cookie: rider.cookie });
  open.push(browser);
  const listed = await record<ApiKeysSnapshot, null>((on) =>
    browser.trpc.apiKeys.mine.subscribe(undefined, on),
  );
  const hint = key.secret.slice(-4);
  expect(listed.snapshots()).toMatchObject([
    { keys: [{ id: key.id, name: 'Payroll', hint, lastUsedAt: null }] },
  ]);
  await call(key.secret).rides.own.query();
  const { rows } = await first.core.db.pool.query(
    `select to_jsonb(s)::text || to_jsonb(k)::text as kept from sessions s join api_keys k on k.session_id = s.id where s.id = $1`,
    [key.id],
  );
  expect(rows[0].kept).not.toContain(key.secret.slice(5, 40));
  const devices = await recordSessions(browser);
  expect(devices.snapshots()[0]?.sessions.map(({ id }) => id)).toEqual([rider.sessionId]);
  expect((await listKeys(first.core.db.orm, rider.userId))[0]?.lastUsedAt).not.toBeNull();
  const types = (await findAccountEvents(first.core.db, rider.userId)).map(({ type }) => type);
  expect(types.filter((type) => type.startsWith('key.'))).toEqual(['key.made']);
});

test('twenty keys are enough, also at once', async () => {
  const rider = await person();
  const made = await Promise.allSettled(
    Array.from({ length: MOST_KEYS + 3 }, () => keyOf(rider, 'rides:read')),
  );
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_KEYS);
  const refusals = made.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  expect(new Set(refusals)).toEqual(new Set(['KEYS_FULL']));
});

test('bad input gets a sentence', async () => {
  const rider = await person();
  const asBrowser = callOverHttp(first.url, { cookie: rider.cookie });
  const good = { name: 'Payroll', scopes: ['rides:read' as const], days: KEY_DAYS[0] };
  for (const [bad, field] of [
    [{ ...good, name: ' ' }, 'name'],
    [{ ...good, scopes: [] }, 'scopes'],
    [{ ...good, scopes: ['everything'] }, 'scopes.0'],
    [{ ...good, days: 36_500 }, 'days'],
  ] as const)
    await expect(asBrowser.apiKeys.make.mutate(bad as typeof good)).rejects.toMatchObject({
      data: { code: 'BAD_INPUT', field },
    });
});

test('what belongs elsewhere than its noun is a procedure', () => {
  const named = Object.entries<Noun>(NOUNS).flatMap(([noun, { procedures }]) =>
    Object.keys(procedures?.elsewhere ?? {}).map((verb) => `${noun}.${verb}`),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !(path in PROCEDURES))).toEqual([]);
});
