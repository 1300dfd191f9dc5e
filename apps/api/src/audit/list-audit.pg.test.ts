import { ListAuditInput, type AuditEntry } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import type { PoolClient } from 'pg';
import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { recordQueries } from '../testing/explain.ts';
import { request } from '../testing/places.ts';
import { requestRide } from '../rides/request-ride.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { listAudit } from './list-audit.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let admin: TestActor;
let rider: TestActor;
let other: TestActor;
let rideId: string;
beforeAll(async () => {
  admin = await makeActor(core.db, 'admin');
  rider = await makeActor(core.db, 'rider');
  other = await makeActor(core.db, 'rider');
  rideId = (await requestRide(core, rider, request())).id;
  // Many entries of the same moment, in both trails.
  await core.db.pool.query(
    `insert into account_events (user_id, type, actor_id, actor_role, at)
      select $1, 'user.blocked', $2, 'admin', '2026-03-01T12:00:00Z'::timestamptz + n / 3 * interval '1 hour'
      from generate_series(1, 20) n`,
    [other.userId, admin.userId],
  );
  await core.db.pool.query(
    `insert into ride_events (ride_id, version, type, to_status, actor_id, actor_role, at)
      select $1, 100 + n, 'ride.status_set', 'completed', $2, 'admin', '2026-03-01T12:00:00Z'::timestamptz + n / 3 * interval '1 hour'
      from generate_series(1, 20) n`,
    [rideId, admin.userId],
  );
});

const list = (input: Partial<ListAuditInput>) =>
  listAudit(core.db, core.timeZone, ListAuditInput.parse({ limit: 100, ...input }));
const ids = (items: AuditEntry[]) => items.map(({ id }) => id);

test('pages lead through all of it and back, each entry once, whatever the moment', async () => {
  const all = await list({});
  expect(all).toMatchObject({ older: null, newer: null });
  const sorted = all.items.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  expect(ids(all.items)).toEqual(ids(sorted));
  expect(new Set(ids(all.items)).size).toBe(all.items.length);

  const forth: string[] = [];
  let page = await list({ limit: 7 });
  // Otherwise, pages that lead nowhere new would go on forever.
  for (;;) {
    forth.push(...ids(page.items));
    if (!page.older || forth.length > all.items.length) break;
    page = await list({ limit: 7, before: page.older });
    expect(page.newer).not.toBeNull();
  }
  expect(forth).toEqual(ids(all.items));

  const back = ids(page.items).toReversed();
  while (page.newer && back.length <= all.items.length) {
    page = await list({ limit: 7, after: page.newer });
    back.push(...ids(page.items).toReversed());
  }
  expect(back.toReversed()).toEqual(ids(all.items));
});

describe('filters', () => {
  test('by kind, and what admins did', async () => {
    expect(new Set((await list({ type: 'user.blocked' })).items.map(({ type }) => type))).toEqual(
      new Set(['user.blocked']),
    );
    expect((await list({ byAdmins: true })).items).toHaveLength(41);
    expect((await list({ byAdmins: true, type: 'ride.status_set' })).items).toHaveLength(20);
    expect((await list({ byAdmins: true, type: 'ride.deleted' })).items).toEqual([]);
  });

  test('by person: what they did, and what was done to them and their rides', async () => {
    const types = async (userId: string) => (await list({ userId })).items.map(({ type }) => type).toSorted();
    expect(await types(other.userId)).toEqual(['session.opened', ...Array(20).fill('user.blocked')]);
    expect(await types(rider.userId)).toEqual([
      'ride.requested',
      ...Array(20).fill('ride.status_set'),
      'session.opened',
    ]);
    expect(await types(admin.userId)).toHaveLength(41);
    expect(await types(newId())).toEqual([]);
    const { items, older } = await list({ userId: rider.userId, limit: 5 });
    expect(items).toHaveLength(5);
    const next = await list({ userId: rider.userId, limit: 5, before: older ?? '' });
    expect(ids(next.items)).not.toEqual(expect.arrayContaining([ids(items).at(-1)]));
  });

  test('by ride, and by days of the city', async () => {
    expect((await list({ rideId })).items).toHaveLength(21);
    // Six hours ahead of UTC: the last entries of the day are already of the next.
    expect((await list({ byAdmins: true, to: '2026-03-01' })).items).toHaveLength(34);
    expect((await list({ byAdmins: true, from: '2026-03-02', to: '2026-03-02' })).items).toHaveLength(6);
    expect((await list({ from: '2026-03-03', to: '2026-03-03' })).items).toEqual([]);
  });

  test('a day begins with the first of two midnights', async () => {
    const at = '2025-11-02T04:30:00Z';
    await core.db.pool.query(
      `insert into account_events (user_id, type, at) values ($1, 'user.removed', $2)`,
      [newId(), at],
    );
    const ofHavana = async (from: string, to: string) => {
      const input = ListAuditInput.parse({ from, to, limit: 10 });
      return (await listAudit(core.db, 'America/Havana', input)).items.map((item) => Date.parse(item.at));
    };
    expect(await ofHavana('2025-11-02', '2025-11-02')).toEqual([Date.parse(at)]);
    expect(await ofHavana('2025-11-01', '2025-11-01')).toEqual([]);
  });

  test('by text: names, addresses, ends of ids and whole ones; hostile text finds nothing', async () => {
    expect((await list({ search: other.name.toUpperCase() })).items).toHaveLength(21);
    expect((await list({ search: `${other.userId}@example` })).items).toHaveLength(21);
    for (const search of [rideId, rideId.slice(-6), `#${rideId.slice(-8).toUpperCase()}`])
      expect((await list({ search })).items).toHaveLength(21);
    expect((await list({ search: admin.userId, type: 'user.blocked' })).items).toHaveLength(20);
    for (const search of ["' or 1=1 --", '%', '_', '\\', '{"a":1}'])
      expect((await list({ search })).items).toEqual([]);
  });
});

test('a search among many people asks the index in one transaction, whose settings hold', async () => {
  await core.db.pool.query(
    `insert into users (id, email, password_hash, role, name)
      select uuidv7(), 'many' || n || '@example.test', 'none', 'rider', 'Many ' || n from generate_series(1, 7000) n`,
  );
  const warnings: unknown[] = [];
  const warn = (notice: unknown) => warnings.push(notice);
  const listen = (client: PoolClient) => client.on('notice', warn);
  const ignore = (_: unknown, client: PoolClient) => client.off('notice', warn);
  core.db.pool.on('acquire', listen).on('release', ignore);
  const asked = await recordQueries(async () => {
    expect((await list({ search: other.name })).items.length).toBeGreaterThan(0);
  });
  core.db.pool.off('acquire', listen).off('release', ignore);
  // The process's background work also makes queries in this time, on other connections.
  const begin = asked.find(({ text }) => text === 'begin isolation level repeatable read read only');
  const texts = asked.filter(({ connection }) => connection === begin?.connection).map(({ text }) => text);
  const own = texts.slice(texts.indexOf(begin?.text ?? ''));
  expect(own.slice(0, own.indexOf('commit'))).toContain('set local enable_seqscan = off');
  expect(warnings).toEqual([]);
});

test('names whom it is about, and keeps the line of an account that is gone', async () => {
  const gone = newId();
  await core.db.pool.query(
    `insert into account_events (user_id, type, data) values ($1, 'user.removed', '{"role": "rider"}')`,
    [gone],
  );
  expect((await list({ userId: gone })).items[0]).toMatchObject({
    type: 'user.removed',
    actor: null,
    subject: { id: gone, name: null, role: null },
    ride: null,
    facts: { role: 'rider' },
  });
  expect((await list({ rideId })).items[0]).toMatchObject({
    subject: { id: rider.userId, name: rider.name, role: 'rider' },
    ride: { id: rideId, isDeleted: false },
  });
});

test.each([
  [{ before: 'x' }, 'auditCursor'],
  [{ before: '1.a.1', after: '1.a.1' }, 'auditOneWay'],
  [{ from: '2026-03-02', to: '2026-03-01' }, 'dayOrder'],
  [{ from: '2026-02-30' }, 'noDay {"which":"first"}'],
  [{ type: 'ride.eaten' }, 'auditType'],
  [{ userId: newId(), rideId: newId() }, 'auditOneFilter'],
  [{ limit: 1_000 }, 'limitHigh {"max":100}'],
])('refuses %j', (input, mistake) => {
  expect(ListAuditInput.safeParse(input).error?.issues[0]?.message).toBe(mistake);
});

test('places far off lead nowhere, and break nothing', async () => {
  expect((await list({ after: '999999999999999.r.999999999999999' })).items).toEqual([]);
  expect((await list({ before: '0.a.0' })).items).toEqual([]);
  expect((await list({ before: '999999999999999.a.0', limit: 1 })).items).toHaveLength(1);
});
