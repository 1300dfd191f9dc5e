import { DELETED_NAME } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { raiseAlert } from '../sos/raise-alert.ts';
import { listAudit } from '../audit/list-audit.ts';
import { carryOutOnce } from '../commands/carry-out-once.ts';
import { getDriver } from '../drivers/driver-queries.ts';
import { listDrivers } from '../drivers/list-drivers.ts';
import { setAvailability } from '../drivers/set-availability.ts';
import { foldFigures } from '../figures/fold-figures.ts';
import { changeProfile } from '../profile/change-profile.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { listPayments } from '../payments/payment-queries.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { askCode } from '../auth/ask-code.ts';
import { makeChallenge } from '../auth/passkeys/challenges.ts';
import { removeDocumentFile } from '../documents/remove-document-file.ts';
import { removeAvatarFiles } from '../media/remove-avatar-files.ts';
import type { RunningServices } from '../server/start-services.ts';
import { caller, findAccountEvents, makeAccount, refused } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { listFigures, recount } from '../testing/figures.ts';
import { givePassword } from '../testing/give-password.ts';
import { holdRow } from '../testing/hold-row.ts';
import { makeDocument } from '../testing/make-document.ts';
import { redAndBlue } from '../testing/pictures.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { givePasskey } from '../testing/passkeys.ts';
import { codeOf, giveSecondFactor, wrongCodeOf } from '../testing/second-factors.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { uploadAvatar } from '../media/upload-avatar.ts';
import { blockUser } from '../users/block-user.ts';
import { listUsers } from '../users/list-users.ts';
import { unblockUser } from '../users/unblock-user.ts';
import { countUsers } from '../figures/user-counts.ts';
import { deleteAccount } from './delete-account.ts';
import { forgetAddresses } from '../auth/forget-addresses.ts';
import { register } from '../auth/register.ts';
import { signIn } from '../auth/sign-in.ts';

const PASSWORD = 'Correct-horse-7';
const HERE = { userAgent: 'a test', ipAddress: '203.0.113.9' };
const database = useTestDatabase();
let core: RunningServices;
let other: RunningServices;
beforeAll(async () => {
  [core, other] = await Promise.all([
    startTestCore(database.connectionString),
    startTestCore(database.connectionString),
  ]);
});
afterAll(() => Promise.all([core.stop(), other.stop()]));

const remove = (actor: TestActor, password = PASSWORD, at = core) =>
  deleteAccount(at, actor, { password }, HERE);

async function make(role: 'rider' | 'driver' | 'admin', more?: { available?: boolean }): Promise<TestActor> {
  const actor = await makeActor(core.db, role, more);
  await givePassword(core.db, actor.userId, PASSWORD);
  return actor;
}

async function ride(rider: TestActor, driver: TestActor): Promise<string> {
  const { id: rideId } = await requestRide(core, rider, request());
  await acceptRide(core, driver, { rideId });
  for (const to of ['picked_up', 'in_transit', 'completed'] as const)
    await advanceRide(core, driver, { rideId, to });
  return rideId;
}

/** Every row of all our tables that contains one of these words, in columns of any type. */
async function findTraces(words: string[]): Promise<string[]> {
  const { rows: tables } = await core.db.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`,
  );
  expect(tables.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await core.db.pool.query<{ text: string }>(
      `select t::text as text from ${name} t where t::text ilike any ($1)`,
      [words.map((word) => `%${word}%`)],
    );
    found.push(...rows.map(({ text }) => `${name}: ${text}`));
  }
  return found;
}

describe('a person who deletes the account', () => {
  test('leaves no trace of name, address, phone, picture or vehicle in any table, and no file', async () => {
    const admin = await make('admin');
    const rider = await make('rider');
    const driver = await make('driver');
    const words: Record<string, string[]> = {};
    for (const person of [rider, driver]) {
      const word = `Zq${person.userId.slice(-8)}`;
      const phone = `+99${person.userId.replaceAll(/\D/g, '').slice(-9).padStart(9, '7')}`;
      await core.db.pool.query('update users set email = $2 where id = $1', [
        person.userId,
        `${word}@example.test`,
      ]);
      const changes = { name: `${word} "of" Dhaka`, phone, address: `House ${word}` };
      await changeProfile(core, person, changes, HERE);
      words[person.userId] = [word, phone];
    }
    await changeProfile(core, driver, { model: 'Zqmodel', licensePlate: 'ZQ-PLATE' }, HERE);
    words[driver.userId]?.push('Zqmodel', 'ZQ-PLATE');
    const document = await makeDocument(core, driver);
    const png = await redAndBlue().png().toBuffer();
    const picture = await uploadAvatar(core, driver, png);
    const avatarId = picture.split('/')[3] as string;
    await changeProfile(core, driver, { avatarId }, HERE);
    words[driver.userId]?.push(avatarId, document.documentId);

    const rideId = await ride(rider, driver);
    await raiseAlert(core, rider, { rideId, message: 'Help', location: GULSHAN });
    // Other people's answers are kept for a day; they name the people who rode with them.
    const { rows } = await core.db.pool.query<{ answer: string }>(
      `select json_build_object('rider', json_build_object('_id', id, 'name', name, 'phone', phone))::text as answer
        from users where id = $1`,
      [rider.userId],
    );
    const answer = rows[0]?.answer as string;
    for (const userId of [driver.userId, admin.userId])
      await carryOutOnce(core.db, { userId, key: 'k1', request: ['POST'] }, () =>
        Promise.resolve({ status: 200, json: answer }),
      );
    // The car of that ride, which is another one by now.
    await carryOutOnce(core.db, { userId: admin.userId, key: 'k2', request: ['POST'] }, () =>
      Promise.resolve({
        status: 200,
        json: JSON.stringify({ driver: driver.userId, vehicle: { licensePlate: 'ZQ-PLATE' } }),
      }),
    );
    await changeProfile(core, driver, { model: 'Zqlater', licensePlate: 'ZQ-LATER' }, HERE);
    words[driver.userId]?.push('Zqlater', 'ZQ-LATER');
    await askCode(core, 'reset', `${words[rider.userId]?.[0]}@example.test`, caller());
    const ofRider = await findTraces(words[rider.userId] as string[]);
    const tables = new Set(ofRider.map((row) => row.split(':')[0]?.replace('public.', '')));
    expect([...tables]).toEqual(
      expect.arrayContaining(['users', 'account_events', 'notifications', 'idempotency_keys']),
    );

    await remove(rider);
    expect(await findTraces(words[rider.userId] as string[])).toEqual([]);
    const kept = await core.db.pool.query<{ answer: string }>(
      'select answer from idempotency_keys where user_id = $1',
      [driver.userId],
    );
    expect(JSON.parse(kept.rows[0]?.answer as string)).toEqual({
      rider: { _id: rider.userId, name: DELETED_NAME, phone: null },
    });

    await remove(driver);
    const left = await findTraces(words[driver.userId] as string[]);
    // The jobs that remove the files name them until they are done; the trail names a former document.
    expect(left.filter((row) => !row.startsWith('graphile_worker.'))).toEqual([
      expect.stringContaining('document.uploaded'),
    ]);
    await removeAvatarFiles(core, avatarId);
    await removeDocumentFile(core, { documentId: document.documentId, fileType: 'webp' });
    expect(await core.media.get(`documents/${document.documentId}.webp`)).toBeUndefined();
    // The picture and the document, in use or not claimed yet.
    expect(left.filter((row) => row.startsWith('graphile_worker.'))).toHaveLength(3);

    const { rows: held } = await core.db.pool.query(
      `select (select count(*)::int from sessions where user_id = any ($1)) as sessions,
        (select count(*)::int from email_codes where user_id = any ($1)) as codes,
        (select count(*)::int from avatars where user_id = any ($1)) as avatars,
        (select count(*)::int from driver_documents where driver_id = any ($1)) as documents,
        (select count(*)::int from notifications where user_id = any ($1)) as notifications`,
      [[rider.userId, driver.userId]],
    );
    expect(held).toEqual([{ sessions: 0, codes: 0, avatars: 0, documents: 0, notifications: 0 }]);
    // The rides stay, and show it.
    const { rows: rides } = await core.db.pool.query(
      `select r.status, u.name as rider, d.name as driver from rides r join users u on u.id = r.rider_id
        join users d on d.id = r.driver_id where r.id = $1`,
      [rideId],
    );
    expect(rides).toEqual([{ status: 'completed', rider: DELETED_NAME, driver: DELETED_NAME }]);
    const payments = await listPayments(core.db, rider.userId, { limit: 10 });
    expect(payments).toMatchObject([{ rideId, driverName: DELETED_NAME }]);
  });

  test('leaves the trail as it was but for what they said of themselves', async () => {
    const rider = await make('rider');
    await changeProfile(core, rider, { name: 'Somebody Else', address: 'Road 27' }, HERE);
    await remove(rider);
    const events = await findAccountEvents(core.db, rider.userId);
    expect(events.map(({ type }) => type)).toEqual(['session.opened', 'profile.updated', 'user.deleted']);
    expect(events[1]).toMatchObject({
      data: { name: { from: null, to: null }, address: { from: null, to: null } },
    });
    expect(events[2]).toEqual({
      type: 'user.deleted',
      ip: HERE.ipAddress,
      data: { role: 'rider', endedSessions: 1 },
    });
    const page = await listAudit(core.db, 'Asia/Dhaka', {
      search: '',
      userId: rider.userId,
      limit: 10,
    });
    expect(page.items[0]).toMatchObject({ type: 'user.deleted', actor: { name: DELETED_NAME } });
  });

  test('nobody rewrites the trail by the same way', async () => {
    const [gone, there] = [await make('rider'), await make('rider')];
    for (const person of [gone, there]) await changeProfile(core, person, { name: 'Another Name' }, HERE);
    await remove(gone);
    const attempt = async (sql: string, userId: string) => {
      const client = await core.db.pool.connect();
      try {
        await client.query('begin');
        await client.query(`select set_config('ridewire.erases_person', 'yes', true)`);
        await client.query(sql, [userId]);
      } finally {
        await client.query('rollback');
        client.release();
      }
    };
    const no = 'The audit trail is only added to: UPDATE of account_events is refused.';
    for (const [sql, userId] of [
      [`update account_events set data = without_person(data) where user_id = $1`, there.userId],
      [`update account_events set data = '{}' where user_id = $1 and type = 'profile.updated'`, gone.userId],
      [`update account_events set data = without_person(data), type = 'x' where user_id = $1`, gone.userId],
      [`update account_events set data = without_person(data), at = now() where user_id = $1`, gone.userId],
    ] as const)
      await expect(attempt(sql, userId)).rejects.toThrow(no);
    await expect(attempt('delete from account_events where user_id = $1', gone.userId)).rejects.toThrow(
      'DELETE of account_events is refused',
    );
  });

  test('leaves neither passkeys, nor an app, nor codes; everybody else keeps theirs', async () => {
    const [gone, kept] = [await make('rider'), await make('rider')];
    const left = async ({ userId }: TestActor) => {
      const { rows } = await core.db.pool.query<{ counts: number[] }>(
        `select array[(select count(*)::int from second_factors where user_id = $1),
            (select count(*)::int from recovery_codes where user_id = $1),
            (select count(*)::int from passkeys where user_id = $1),
            (select count(*)::int from passkey_challenges where user_id = $1),
            (select count(*)::int from email_codes where user_id = $1)] as counts`,
        [userId],
      );
      return rows[0]?.counts;
    };
    let code = '';
    for (const person of [gone, kept]) {
      await givePasskey(core, person);
      const { codes } = await giveSecondFactor(core, person);
      code = code || (codes[0] ?? '').replaceAll('-', '');
      await makeChallenge(core.db, person.userId);
      await askCode(core, 'reset', `${person.userId}@example.test`, caller());
      expect(await left(person)).toEqual([1, 10, 1, 1, 1]);
    }
    await deleteAccount(core, gone, { password: PASSWORD, code }, HERE);
    expect(await left(gone)).toEqual([0, 0, 0, 0, 0]);
    expect(await left(kept)).toEqual([1, 10, 1, 1, 1]);
  });

  test('leaves the trail’s network addresses a month later, and only theirs', async () => {
    const [rider, driver, admin] = [await make('rider'), await make('driver'), await make('admin')];
    const at = { ...HERE, ipAddress: '203.0.113.77' };
    await changeProfile(core, rider, { name: 'Soon Gone' }, at);
    await changeProfile(core, driver, { name: 'Still Here' }, at);
    await blockUser(core, admin, { userId: rider.userId }, at);
    await unblockUser(core, admin, { userId: rider.userId }, at);
    const { id: rideId } = await requestRide(core, { ...rider, ipAddress: at.ipAddress }, request());
    await acceptRide(core, { ...driver, ipAddress: at.ipAddress }, { rideId });
    await cancelRide(core, { ...rider, ipAddress: at.ipAddress }, { rideId });
    const known = async () => {
      const { rows } = await core.db.pool.query<{ who: string }>(
        `select coalesce(actor_id, user_id) as who from account_events where ip_address = $1
          union all select actor_id from ride_events where ip_address = $1`,
        [at.ipAddress],
      );
      return [rider, driver, admin].map(({ userId }) => rows.filter(({ who }) => who === userId).length);
    };
    await remove(rider);
    const { rows } = await core.db.pool.query<{ days: number }>(
      `select round(extract(epoch from run_at - now()) / 86400)::int as days from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'forget_addresses' and j.payload ->> 'userId' = $1`,
      [rider.userId],
    );
    expect(rows).toEqual([{ days: 30 }]);
    const before = await known();
    expect(before).toEqual([3, 2, 2]);
    // The trail itself refuses earlier.
    await expect(forgetAddresses(core.db, rider.userId)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('UPDATE of account_events is refused') },
    });
    await core.db.pool.query(
      `update users set deleted_at = now() - interval '30 days 1 minute' where id = $1`,
      [rider.userId],
    );
    await forgetAddresses(core.db, rider.userId);
    expect(await known()).toEqual([0, 2, 2]);
    await forgetAddresses(core.db, driver.userId).catch(() => {});
    expect(await known()).toEqual([0, 2, 2]);
    // What an admin did is in the trails of others.
    await make('admin');
    await remove(admin);
    await core.db.pool.query(
      `update users set deleted_at = now() - interval '30 days 1 minute' where id = $1`,
      [admin.userId],
    );
    await forgetAddresses(core.db, admin.userId);
    expect(await known()).toEqual([0, 2, 0]);
  });

  test('can’t sign in any more, is no user any more, and the address can sign up', async () => {
    const account = await makeAccount(core);
    const actor = { userId: account.userId, role: 'rider', sessionId: crypto.randomUUID() } as TestActor;
    const admin = await make('admin');
    await remove(actor, account.password);
    await refused(signIn(core, account, caller()), 'INVALID_CREDENTIALS');
    await refused(
      signIn(
        core,
        { email: `deleted-${account.userId}@deleted.invalid`, password: account.password },
        caller(),
      ),
      'INVALID_CREDENTIALS',
    );
    await refused(unblockUser(core, admin, { userId: account.userId }, HERE), 'USER_NOT_FOUND');
    await refused(blockUser(core, admin, { userId: account.userId }, HERE), 'USER_NOT_FOUND');
    await refused(changeProfile(core, actor, { name: 'Back Again' }, HERE), 'NOT_SIGNED_IN');
    await refused(remove(actor, account.password), 'PASSWORD_WRONG');
    const again = await register(core, { ...account, role: 'rider', name: 'Ayesha' }, caller());
    expect(again.userId).not.toBe(account.userId);
    for (const status of [undefined, 'blocked'] as const) {
      const { items, total } = await listUsers(core.db, { page: 1, limit: 100, status } as never);
      expect(items.map(({ id }) => id)).not.toContain(account.userId);
      expect(total).toBe(items.length);
    }
    const found = await listUsers(core.db, { page: 1, limit: 10, search: 'Deleted acc' } as never);
    expect(found.items).toEqual([]);
  });

  test('who drove is off duty, out of dispatch, and out of the lists', async () => {
    const driver = await make('driver');
    const wave = { limit: 500, radiusMeters: 50_000, includesUnplaced: true, nextWaveSeconds: 9 };
    const isAsked = () =>
      core.drivers.nearest(GULSHAN, wave).some(({ driverId }) => driverId === driver.userId);
    await setAvailability(core, driver, { available: false });
    await setAvailability(core, driver, { available: true });
    await expect.poll(isAsked).toBe(true);
    await remove(driver);
    await expect.poll(isAsked).toBe(false);
    await refused(getDriver(core.db, driver.userId), 'DRIVER_NOT_FOUND');
    const { items } = await listDrivers(core.db, { page: 1, limit: 100 } as never);
    expect(items.map(({ id }) => id)).not.toContain(driver.userId);
    expect(
      await setAvailability(core, driver, { available: true }).catch((error: unknown) => error),
    ).toMatchObject({
      code: 'DRIVER_NOT_APPROVED',
    });
  });

  test('is counted among nobody, also when all is counted anew', async () => {
    const rider = await make('rider');
    const blocked = await countUsers(core.db, { status: 'blocked' });
    const all = await countUsers(core.db);
    await remove(rider);
    expect(await countUsers(core.db)).toBe(all - 1);
    expect(await countUsers(core.db, { status: 'blocked' })).toBe(blocked);
    const raw = await listFigures(core.db, 'raw');
    expect((await listFigures(core.db, 'now'))['user_days']).toEqual(raw['user_days']);
    await foldFigures(core.db);
    expect((await listFigures(core.db, 'kept'))['user_days']).toEqual(raw['user_days']);
    await recount(database.connectionString);
    expect((await listFigures(core.db, 'kept'))['user_days']).toEqual(raw['user_days']);
  });
});

describe('is refused', () => {
  test('with another password, and after ten of them', async () => {
    const rider = await make('rider');
    await refused(remove(rider, 'Wrong-horse-7'), 'PASSWORD_WRONG');
    for (let n = 0; n < 9; n++) await refused(remove(rider, 'Wrong-horse-7'), 'PASSWORD_WRONG');
    await refused(remove(rider), 'TOO_MANY');
  });

  test('without a code to people with two-step verification, and with a wrong one ten times', async () => {
    const rider = await make('rider');
    const { secret, codes } = await giveSecondFactor(core, rider);
    const withCode = (code?: string) => deleteAccount(core, rider, { password: PASSWORD, code }, HERE);
    await refused(withCode(), 'SECOND_FACTOR_NEEDED');
    for (let tries = 0; tries < 10; tries += 1)
      await refused(withCode(wrongCodeOf(secret)), 'FACTOR_CODE_WRONG');
    await refused(withCode(codeOf(secret)), 'TOO_MANY');
    const elsewhere = { ...HERE, ipAddress: '198.51.100.77' };
    // A right code with a wrong password isn’t used up.
    const code = codes[0]?.replaceAll('-', '') ?? '';
    await refused(
      deleteAccount(core, rider, { password: 'Wrong-horse-7', code }, elsewhere),
      'PASSWORD_WRONG',
    );
    await deleteAccount(core, rider, { password: PASSWORD, code }, elsewhere);
    const { rows } = await core.db.pool.query('select deleted_at from users where id = $1', [rider.userId]);
    expect(rows).toEqual([{ deleted_at: expect.any(Date) }]);
  });

  test('to an account that every visitor of a demo shares', async () => {
    const { userId, email, password } = await makeAccount(core);
    const actor = { userId, role: 'rider', sessionId: crypto.randomUUID() } as TestActor;
    const demoAccounts = [{ role: 'rider' as const, email, password }];
    const demo = { ...core, clientConfig: { ...core.clientConfig, demoAccounts } };
    await refused(remove(actor, password, demo), 'DEMO_ACCOUNT');
    await remove(await make('rider'), PASSWORD, demo);
  });

  test('while a ride is active, to both in it', async () => {
    const [rider, driver] = [await make('rider'), await make('driver')];
    const { id: rideId } = await requestRide(core, rider, request());
    await refused(remove(rider), 'RIDE_ACTIVE');
    await acceptRide(core, driver, { rideId });
    await refused(remove(driver), 'RIDE_ACTIVE');
    await cancelRide(core, rider, { rideId } as never);
    await remove(rider);
    await remove(driver);
  });

  test('to the last admin; of two at once one stays', async () => {
    await core.db.pool.query(`update users set status = 'blocked' where role = 'admin'`);
    const [a, b] = [await make('admin'), await make('admin')];
    const held = await holdRow(
      database.connectionString,
      'select from users where id = any ($1) for update',
      [[a.userId, b.userId]],
    );
    const both = Promise.allSettled([remove(a), remove(b, PASSWORD, other)]);
    await held.waiting(2);
    await held.release();
    const results = await both;
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refusal = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refusal.reason).toMatchObject({ code: 'LAST_ADMIN' });
  });
});

describe('at the same moment', () => {
  test('a request: either it is refused, or the deletion is', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 12; round++) {
      const rider = await make('rider');
      const [asked, gone] = await Promise.allSettled([
        // The password takes some milliseconds to check: the request comes before, between and after.
        new Promise((resolve) => setImmediate(resolve)).then(() => requestRide(other, rider, request())),
        remove(rider),
      ]);
      const outcome = `${asked.status} ${gone.status}`;
      seen.add(outcome);
      expect(['fulfilled rejected', 'rejected fulfilled']).toContain(outcome);
    }
    expect(seen.size).toBeGreaterThan(0);
  });

  test('a request that waits for the deletion finds nobody to ride', async () => {
    const rider = await make('rider');
    const held = await holdRow(database.connectionString, 'select from users where id = $1 for update', [
      rider.userId,
    ]);
    const both = Promise.allSettled([remove(rider), requestRide(other, rider, request())]);
    await held.waiting(2);
    await held.release();
    const [gone, asked] = await both;
    expect([gone.status, asked.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const { rows } = await core.db.pool.query<{ n: number }>(
      `select count(*)::int as n from rides r join users u on u.id = r.rider_id
        where u.deleted_at is not null and r.status not in ('completed', 'canceled')`,
    );
    expect(rows[0]?.n).toBe(0);
  });

  test('an accept: nobody drives who is gone', async () => {
    for (let round = 0; round < 8; round++) {
      const [rider, driver] = [await make('rider'), await make('driver')];
      const { id: rideId } = await requestRide(core, rider, request());
      const [took, gone] = await Promise.allSettled([acceptRide(other, driver, { rideId }), remove(driver)]);
      expect(['fulfilled rejected', 'rejected fulfilled']).toContain(`${took.status} ${gone.status}`);
    }
  });

  test('an accept that is not committed yet is waited for', async () => {
    const [rider, driver] = [await make('rider'), await make('driver')];
    const { id: rideId } = await requestRide(core, rider, request());
    const accepting = await holdRow(
      database.connectionString,
      'select from drivers where id = $1 for key share',
      [driver.userId],
    );
    await accepting.query(
      `update rides set status = 'accepted', driver_id = $2, accepted_at = now(), next_wave_at = null where id = $1`,
      [rideId, driver.userId],
    );
    const gone = remove(driver).catch((error: unknown) => error);
    await accepting.waiting(1);
    await accepting.commit();
    expect(await gone).toMatchObject({ code: 'RIDE_ACTIVE' });
  });

  test('a sign-in: no session is left', async () => {
    for (let round = 0; round < 6; round++) {
      const account = await makeAccount(core);
      const actor = { userId: account.userId, role: 'rider', sessionId: crypto.randomUUID() } as TestActor;
      await Promise.allSettled([signIn(other, account, caller()), remove(actor, account.password)]);
      const { rowCount } = await core.db.pool.query('select from sessions where user_id = $1', [
        account.userId,
      ]);
      expect(rowCount).toBe(0);
    }
  });
});
