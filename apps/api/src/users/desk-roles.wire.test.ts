import { ROLES, type DeskRole, type ErrorCode } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { LOCKED } from '@ridewire/db/seed/lock-demo-accounts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount } from '../own-data/delete-account.ts';
import { endAllSessionsOf } from '../sessions/end-all-sessions.ts';
import { findActor } from '../sessions/session-queries.ts';
import { makeActor, makeAdmin, type TestActor } from '../testing/actors.ts';
import { callOverHttp } from '../testing/call-over-http.ts';
import { connect } from '../testing/connect.ts';
import { findDocumentFile } from '../documents/document-queries.ts';
import { isActiveSupport } from '../problems/tell-support.ts';
import { givePapers } from '../testing/give-papers.ts';
import { givePassword } from '../testing/give-password.ts';
import { hearClose } from '../testing/hear-close.ts';
import { holdRow } from '../testing/hold-row.ts';
import { makeTestKey } from '../testing/make-test-key.ts';
import { PROCEDURES } from '../server/router/router.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { blockUser } from './block-user.ts';
import { setDeskRole } from './set-desk-role.ts';
import { unblockUser } from './unblock-user.ts';

const HERE = { userAgent: null, ipAddress: '203.0.113.9' };
const PASSWORD = 'Correct-horse-7';

const database = useTestDatabase();
let api: TestApi;
let other: TestApi;
let owner: TestActor;
beforeAll(async () => {
  [api, other] = await Promise.all([
    startTestApi(database.connectionString),
    startTestApi(database.connectionString),
  ]);
  owner = await makeActor(api.core.db, 'admin');
});
afterAll(() => Promise.all([api.close(), other.close()]));

const refused = (promise: Promise<unknown>, code: ErrorCode) =>
  expect(promise).rejects.toMatchObject({ code });
const make = (role: DeskRole) => makeAdmin(api.core.db, role);
const give = (userId: string, deskRole: DeskRole, by = owner) =>
  setDeskRole(api.core, by, { userId, deskRole }, HERE);
const visitor = () => callOverHttp(api.url);
const newEmail = () => `${crypto.randomUUID()}@example.test`;

test('every change that admins may make, and not everybody, names what is needed at the desk', () => {
  const unnamed = Object.entries(PROCEDURES)
    .filter(([, { _def }]) => _def.type === 'mutation' && _def.meta?.roles?.includes('admin'))
    .filter(([, { _def }]) => (_def.meta?.roles?.length ?? 0) < ROLES.length)
    .filter(([, { _def }]) => !_def.meta?.desk)
    .map(([path, { _def }]) => [path, _def.meta?.isOwn]);
  // But for what is the caller's own, whatever their role.
  expect(Object.fromEntries(unnamed)).toEqual({ 'savedViews.save': true, 'savedViews.remove': true });
});

test('an admin of an earlier release, without a role, is an owner', async () => {
  const secret = owner.cookie.replace('ridewire_session=', '');
  expect((await findActor(api.core.db, secret))?.actor.deskRole).toBe('owner');
});

describe('another role', () => {
  test('ends the sessions and keys of before, in every process, and is written down', async () => {
    const support = await make('support');
    const { secret } = await makeTestKey(api.core, support);
    const client = connect(other.url, support);
    await client.trpc.users.me.query();
    const closed = hearClose(client.socket());
    expect(await give(support.userId, 'finance')).toMatchObject({ deskRole: 'finance' });
    expect((await closed()).code).toBe(4401);
    await client.close();
    const withKey = await fetch(`${api.url}/api/rides`, { headers: { authorization: `Bearer ${secret}` } });
    expect(withKey.status).toBe(401);
    const { rows } = await api.core.db.pool.query(
      `select actor_id, data from account_events where user_id = $1 and type = 'user.desk_role_set'`,
      [support.userId],
    );
    expect(rows).toEqual([
      {
        actor_id: owner.userId,
        data: { deskRole: { from: 'support', to: 'finance' }, endedSessions: 2 },
      },
    ]);
  });

  test('that is the same one ends nothing', async () => {
    const support = await make('support');
    await give(support.userId, 'support');
    const again = callOverHttp(api.url, { cookie: support.cookie });
    expect(await again.users.me.query()).toMatchObject({ deskRole: 'support' });
  });

  test('is given by owners alone, to admins alone, and not to oneself', async () => {
    const support = await make('support');
    const rider = await makeActor(api.core.db, 'rider');
    await refused(give(support.userId, 'owner', support), 'FORBIDDEN');
    await refused(give(owner.userId, 'support', support), 'FORBIDDEN');
    await refused(give(owner.userId, 'support'), 'OWN_ACCOUNT');
    await refused(give(rider.userId, 'support'), 'USER_NOT_FOUND');
    await refused(give(crypto.randomUUID(), 'support'), 'USER_NOT_FOUND');
  });
});

describe('there is always an owner', () => {
  test('two owners who demote each other at once don’t both succeed', async () => {
    const [one, two] = [await make('owner'), await make('owner')];
    // No other owner can sign in meanwhile.
    await api.core.db.pool.query(
      `update users set email_verified_at = null where role = 'admin' and id <> all ($1)`,
      [[one.userId, two.userId]],
    );
    const held = await holdRow(database.connectionString, 'select from users where id = $1 for update', [
      one.userId,
    ]);
    const both = Promise.allSettled([
      setDeskRole(api.core, one, { userId: two.userId, deskRole: 'support' }, HERE),
      setDeskRole(other.core, two, { userId: one.userId, deskRole: 'support' }, HERE),
    ]);
    await held.waiting(2);
    await held.release();
    const outcomes = (await both).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
    const { rows } = await api.core.db.pool.query(
      `select count(*)::int as owners from users where id = any ($1) and desk_role = 'owner'`,
      [[one.userId, two.userId]],
    );
    expect(rows[0].owners).toBe(1);
    const [left] = [one, two].filter((_, at) => outcomes[at === 0 ? 1 : 0] === 'rejected');
    expect(left).toBeDefined();
    // Dispatchers and support don't count as somebody who could do an owner's work.
    await make('dispatcher');
    await givePassword(api.core.db, left!.userId, PASSWORD);
    await refused(deleteAccount(api.core, left!, { password: PASSWORD }, HERE), 'LAST_ADMIN');
    await api.core.db.pool.query(`update users set email_verified_at = now() where role = 'admin'`);
  });
});

describe('admins who are no owners', () => {
  test('bar, let in and sign out riders, but no other admin', async () => {
    const support = await make('support');
    const finance = await make('finance');
    const rider = await makeActor(api.core.db, 'rider');
    const target = { userId: finance.userId };
    await refused(blockUser(api.core, support, target, HERE), 'FORBIDDEN');
    await refused(endAllSessionsOf(api.core, support, target, HERE), 'FORBIDDEN');
    await blockUser(api.core, owner, target, HERE);
    await refused(unblockUser(api.core, support, target, HERE), 'FORBIDDEN');
    expect(await blockUser(api.core, support, { userId: rider.userId }, HERE)).toMatchObject({
      status: 'blocked',
    });
  });

  test('see no driver’s document, unless they check them', async () => {
    const driver = await makeActor(api.core.db, 'driver');
    await givePapers(api.core.db, driver.userId);
    const { rows } = await api.core.db.pool.query('select id from driver_documents where driver_id = $1', [
      driver.userId,
    ]);
    const sees = async (role: DeskRole) =>
      (await findDocumentFile(api.core.db, await make(role), rows[0].id)) !== undefined;
    expect([await sees('owner'), await sees('support')]).toEqual([true, true]);
    expect([await sees('dispatcher'), await sees('finance')]).toEqual([false, false]);
  });

  test('are given no problems of riders, unless they answer them', async () => {
    const assign = async (assigneeId: string) =>
      api.core.db.orm.select({ id: schema.users.id }).from(schema.users).where(isActiveSupport(assigneeId));
    const support = await make('support');
    expect(await assign(support.userId)).toEqual([{ id: support.userId }]);
    expect(await assign((await make('finance')).userId)).toEqual([]);
    // Invited, and hasn't chosen a password yet.
    await api.core.db.pool.query('update users set password_hash = $2 where id = $1', [
      support.userId,
      LOCKED,
    ]);
    expect(await assign(support.userId)).toEqual([]);
  });

  test('hear only what is theirs to do', async () => {
    const [dispatcher, finance] = [await make('dispatcher'), await make('finance')];
    const words = { name: 'Asha', email: newEmail(), topic: 'lost_item', text: 'My umbrella?' } as const;
    await visitor().messages.send.mutate({ commandId: crypto.randomUUID(), ...words });
    const told = async ({ userId }: TestActor) =>
      (await api.core.db.pool.query('select type from notifications where user_id = $1', [userId])).rows;
    expect(await told(owner)).toContainEqual({ type: 'message_received' });
    expect(await told(dispatcher)).toEqual([]);
    expect(await told(finance)).toEqual([]);
  });

  test.each([
    ['owner', 200],
    ['finance', 200],
    ['support', 403],
    ['dispatcher', 403],
  ] as const)('take tables out: %s', async (role, status) => {
    const { cookie } = await make(role);
    const { status: answered } = await fetch(`${api.url}/export/users.csv`, { headers: { cookie } });
    expect(answered).toBe(status);
  });
});

test('a kept answer is only for admins whose role still allows the call', async () => {
  const admin = await make('dispatcher');
  const { secret } = await makeTestKey(api.core, admin, ['rides:write']);
  const save = async () => {
    const answer = await fetch(`${api.url}/api/bookings/guests`, {
      method: 'POST',
      headers: {
        ...{ authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        'idempotency-key': 'same',
      },
      body: JSON.stringify({ name: 'Rokeya', phone: '+8801712345678' }),
    });
    return [answer.status, ((await answer.json()) as { code?: string }).code];
  };
  expect(await save()).toEqual([201, undefined]);
  // Giving it as an owner ends the key too.
  await api.core.db.pool.query(`update users set desk_role = 'finance' where id = $1`, [admin.userId]);
  expect(await save()).toEqual([403, 'FORBIDDEN']);
});
