import type { ErrorCode } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServices } from '../server/start-services.ts';
import { openBrowserSession } from '../sessions/open-session.ts';
import { findActor } from '../sessions/session-queries.ts';
import { listJudgements } from '../testing/account-events.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { holdRow } from '../testing/hold-row.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { blockUser } from './block-user.ts';
import { unblockUser } from './unblock-user.ts';

const HERE = { userAgent: null, ipAddress: '203.0.113.9' };

const database = useTestDatabase();
let core: RunningServices;
let other: RunningServices;
let admin: TestActor;
let rider: TestActor;
let driver: TestActor;

beforeAll(async () => {
  [core, other] = await Promise.all([
    startTestCore(database.connectionString),
    startTestCore(database.connectionString),
  ]);
  admin = await makeActor(core.db, 'admin');
});
afterAll(() => Promise.all([core.stop(), other.stop()]));
beforeEach(async () => {
  rider = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
});

const refused = (promise: Promise<unknown>, code: ErrorCode) =>
  expect(promise).rejects.toMatchObject({ code });
const block = (userId: string, by = admin) => blockUser(core, by, { userId }, HERE);
const unblock = (userId: string) => unblockUser(core, admin, { userId }, HERE);

const countSessions = async (userId: string) =>
  (await core.db.pool.query('select from sessions where user_id = $1', [userId])).rowCount;

describe('blocking', () => {
  test('ends the sessions and is written down', async () => {
    expect(await block(rider.userId)).toMatchObject({ id: rider.userId, status: 'blocked' });
    expect(await countSessions(rider.userId)).toBe(0);
    expect(await listJudgements(core.db, rider.userId)).toEqual([
      { type: 'user.blocked', actor_id: admin.userId, actor_role: 'admin', ip_address: HERE.ipAddress },
    ]);
  });

  test('twice is once', async () => {
    const first = await block(rider.userId);
    expect(await block(rider.userId)).toEqual(first);
    expect(await listJudgements(core.db, rider.userId)).toHaveLength(1);
  });

  test('by two admins at once is once', async () => {
    const second = await makeActor(core.db, 'admin');
    await Promise.all([block(rider.userId), blockUser(other, second, { userId: rider.userId }, HERE)]);
    expect(await listJudgements(core.db, rider.userId)).toHaveLength(1);
  });

  test('is refused for nobody, oneself and by others than admins', async () => {
    await refused(block(crypto.randomUUID()), 'USER_NOT_FOUND');
    await refused(block(admin.userId), 'OWN_ACCOUNT');
    await refused(block(driver.userId, rider), 'FORBIDDEN');
    await refused(unblockUser(core, driver, { userId: rider.userId }, HERE), 'FORBIDDEN');
    await refused(unblock(crypto.randomUUID()), 'USER_NOT_FOUND');
  });

  test('is undone by unblocking, sessions excepted', async () => {
    await block(rider.userId);
    expect(await unblock(rider.userId)).toMatchObject({ status: 'active' });
    expect(await unblock(rider.userId)).toMatchObject({ status: 'active' });
    expect((await listJudgements(core.db, rider.userId)).map((event) => event.type)).toEqual([
      'user.blocked',
      'user.unblocked',
    ]);
    expect(await countSessions(rider.userId)).toBe(0);
  });
});

test('a sign-in that a block waits for opens nothing, neither before nor after the unblock', async () => {
  // Opening a session removes expired ones: held here, it waits while it has the user's row locked.
  const past = `update sessions set expires_at = now() - interval '1 second' where user_id = $1`;
  await core.db.pool.query(past, [rider.userId]);
  const held = await holdRow(database.connectionString, past, [rider.userId]);
  const opening = openBrowserSession(core.db, rider.userId, HERE);
  await held.waiting(1);
  const blocking = block(rider.userId);
  await held.waiting(2);
  await held.release();
  const [{ secret }] = await Promise.all([opening, blocking]);
  expect(await findActor(core.db, secret)).toBeUndefined();
  await unblock(rider.userId);
  expect(await findActor(core.db, secret)).toBeUndefined();
  expect(await countSessions(rider.userId)).toBe(0);
});

describe('the last admin', () => {
  beforeAll(() => core.db.pool.query(`update users set status = 'blocked' where role = 'admin'`));
  const activeAdmins = async () =>
    (await core.db.pool.query(`select from users where role = 'admin' and status = 'active'`)).rowCount;

  test('stays when two block each other at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const [a, b] = await Promise.all([makeActor(core.db, 'admin'), makeActor(core.db, 'admin')]);
      const results = await Promise.allSettled([
        blockUser(core, a, { userId: b.userId }, HERE),
        blockUser(other, b, { userId: a.userId }, HERE),
      ]);
      expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
      for (const result of results) {
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'LAST_ADMIN' });
      }
      expect(await activeAdmins()).toBe(1);
      await core.db.pool.query(`update users set status = 'blocked' where role = 'admin'`);
    }
  });

  test('is the last one who can sign in: a blocked or unverified one doesn’t count', async () => {
    const [last, unverified] = await Promise.all([makeActor(core.db, 'admin'), makeActor(core.db, 'admin')]);
    await core.db.pool.query('update users set email_verified_at = null where id = $1', [unverified.userId]);
    await refused(block(last.userId, unverified), 'LAST_ADMIN');
    expect(await block(unverified.userId, last)).toMatchObject({ status: 'blocked' });
    expect(await activeAdmins()).toBe(1);
  });
});
