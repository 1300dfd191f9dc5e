import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { deleteAccount } from '../own-data/delete-account.ts';
import { signIn } from '../auth/sign-in.ts';
import { addressKey } from '../core/address-key.ts';
import { RefusedTries } from '../core/refused-tries.ts';
import { caller, makeAccount } from '../testing/accounts.ts';
import { makeActor } from '../testing/actors.ts';
import { holdRow } from '../testing/hold-row.ts';
import { checkRows } from '../testing/check-rows.ts';
import { recordQueries } from '../testing/explain.ts';
import { givePassword } from '../testing/give-password.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { findRefused } from './find-refused.ts';
import { forgetRefusedTries } from './forget-refused-tries.ts';
import { listAudit } from './list-audit.ts';
import { saveRefusedTries } from './save-refused-tries.ts';

const database = useTestDatabase();
const core = useTestCore(database);
beforeEach(() => core.db.pool.query('delete from refused_tries'));

interface Row {
  kind: string;
  hour: Date;
  user_id: string | null;
  tries: number;
  addresses: Record<string, number>;
}

const findRows = async (userId: string | null) =>
  (
    await core.db.pool.query<Row>(
      'select * from refused_tries where user_id is not distinct from $1 order by hour',
      [userId],
    )
  ).rows;
/** The hour may change while a test runs. */
const hoursOf = (rows: Row[]) => new Set(rows.map(({ hour }) => hour.getTime())).size;
const sumOf = (rows: Row[]) => rows.reduce((sum, { tries }) => sum + tries, 0);
const findEntries = async (userId: string, type: 'session.refused' | 'user.refused') =>
  (await listAudit(core.db, 'Asia/Dhaka', { userId, type, limit: 20, search: '' })).items;

/** Counts and saves like a separate process; the process running here saves on its own schedule. */
const saved = async (count: (refusedTries: RefusedTries) => void) => {
  const refusedTries = new RefusedTries();
  count(refusedTries);
  await saveRefusedTries({ db: core.db, refusedTries });
};

test('a hundred wrong passwords are one count and one entry of the trail, those that limits refused too', async () => {
  const { userId, email } = await makeAccount(core);
  const from = caller();
  // Hashing takes time, so only a few are checked.
  const key = `${email} ${addressKey(from.ipAddress)}`;
  for (let n = 0; n < 36; n++) await core.limits.spend('loginByAccountAndAddress', key);
  const tried = Array.from({ length: 100 }, () => signIn(core, { email, password: 'Wrong-horse-7' }, from));
  expect((await Promise.allSettled(tried)).filter(({ status }) => status === 'rejected')).toHaveLength(100);
  await expect.poll(async () => sumOf(await findRows(userId)), { interval: 50 }).toBe(100);
  const rows = await findRows(userId);
  expect(rows).toHaveLength(hoursOf(rows));
  const entries = await findEntries(userId, 'session.refused');
  expect(entries).toHaveLength(rows.length);
  expect(entries[0]).toMatchObject({ actor: null, subject: { id: userId }, ipAddress: from.ipAddress });
});

test('a flood is one statement, and nobody’s tries are one count', async () => {
  const { userId, email } = await makeAccount(core);
  const refusedTries = new RefusedTries();
  for (let n = 0; n < 500; n++) {
    refusedTries.addSignIn(email.toUpperCase(), `192.0.2.${n % 100}`);
    refusedTries.addSignIn(`nobody-${n}@example.test`, '198.51.100.7');
  }
  const asked = await recordQueries(() => saveRefusedTries({ db: core.db, refusedTries }));
  expect(asked.filter(({ text }) => text.includes('refused_tries'))).toHaveLength(1);
  const [row] = await findRows(userId);
  expect(row?.tries).toBe(500);
  expect(Object.keys(row?.addresses ?? {})).toHaveLength(20);
  expect(await findRows(null)).toMatchObject([
    { kind: 'sign_in', tries: 500, addresses: { '198.51.100.7': 500 } },
  ]);
});

test('two processes add to the same counts; the busiest addresses stay', async () => {
  const { userId } = await makeActor(core.db, 'rider');
  const flood = (first: number, times: number) =>
    saved((tries) => {
      for (let n = 0; n < 20 * times; n++)
        tries.addRight(userId, 'users.block', `192.0.2.${first + (n % 20)}`);
    });
  await flood(0, 1);
  await Promise.all([flood(100, 2), flood(100, 3)]);
  const rows = await findRows(userId);
  expect(sumOf(rows)).toBe(20 * 6);
  if (rows.length === 1)
    expect(rows[0]?.addresses).toEqual(
      Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`192.0.2.${100 + n}`, 5])),
    );
  const entries = await findEntries(userId, 'user.refused');
  expect(entries).toHaveLength(hoursOf(rows));
  expect(entries[0]).toMatchObject({
    actor: { id: userId, role: 'rider' },
    facts: { called: 'users.block' },
  });
});

test('admins read how many there were, at which accounts and from where, of the last day', async () => {
  const [nadia, karim] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'driver')];
  await saved((tries) => {
    for (let n = 0; n < 3; n++) tries.addSignIn(`${nadia.userId}@example.test`, '192.0.2.1');
    tries.addSignIn('nobody@example.test', '192.0.2.2');
    tries.addRight(karim.userId, 'users.list', '192.0.2.1');
    tries.addRight(nadia.userId, 'users.list', '2001:db8::1');
  });
  const { rows } = await core.db.pool.query(
    `insert into refused_tries select kind, hour - interval '24 hours', user_id, tries, addresses from refused_tries returning *`,
  );
  expect(rows).toHaveLength(4);
  const person = ({ userId, role }: typeof nadia) =>
    expect.objectContaining({ id: userId, name: expect.any(String), role });
  const summary = await findRefused(core.db);
  expect(summary).toEqual({
    signIns: 4,
    rights: 2,
    accounts: [{ person: person(nadia), signIns: 3, rights: 1 }, expect.anything(), expect.anything()],
    addresses: [
      { address: '192.0.2.1', tries: 4 },
      { address: '192.0.2.2', tries: 1 },
      { address: '2001:db8:0:0::/64', tries: 1 },
    ],
  });
  expect(summary.accounts).toContainEqual({ person: person(karim), signIns: 0, rights: 1 });
  expect(summary.accounts).toContainEqual({ person: null, signIns: 1, rights: 0 });
  await checkRows(
    core.db,
    () => findRefused(core.db),
    /with recent as materialized/,
    z.strictObject({
      signIns: z.number(),
      rights: z.number(),
      accounts: z.array(
        z.strictObject({
          person: z.strictObject({ id: z.uuid(), name: z.string(), role: z.string() }).nullable(),
          signIns: z.number(),
          rights: z.number(),
        }),
      ),
      addresses: z.array(z.strictObject({ address: z.string(), tries: z.number() })),
    }),
  );
});

test('with an account goes what was tried there, and nothing comes back', async () => {
  const rider = await makeActor(core.db, 'rider');
  await givePassword(core.db, rider.userId, 'Correct-horse-7');
  const flood = () =>
    saved((tries) => {
      tries.addSignIn(`${rider.userId}@example.test`, '192.0.2.1');
      tries.addRight(rider.userId, 'users.list', '192.0.2.1');
    });
  await flood();
  expect(await findRows(rider.userId)).toHaveLength(2);
  await deleteAccount(core, rider, { password: 'Correct-horse-7' }, caller());
  expect(await findRows(rider.userId)).toEqual([]);
  await flood();
  expect(await findRows(rider.userId)).toEqual([]);
  expect(await findRows(null)).toMatchObject([{ kind: 'sign_in', tries: 1 }]);
});

test('counts that meet an erasure under way are not kept', async () => {
  const rider = await makeActor(core.db, 'rider');
  const held = await holdRow(database.connectionString, 'select from users where id = $1 for no key update', [
    rider.userId,
  ]);
  const saving = saved((tries) => tries.addRight(rider.userId, 'users.list', '192.0.2.1'));
  await held.waiting(1);
  await held.query(
    `update users set deleted_at = now(), status = 'blocked', email = 'deleted-' || id || '@deleted.invalid', phone = null where id = $1`,
    [rider.userId],
  );
  await held.commit();
  await saving;
  expect(await findRows(rider.userId)).toEqual([]);
});

test('counts of the last 90 days are kept', async () => {
  await core.db.pool.query(
    `insert into refused_tries (kind, hour, tries, addresses)
    select 'sign_in', now() - days * interval '1 day', days, '{}' from unnest(array[89, 91]) days`,
  );
  await forgetRefusedTries(core);
  expect(await findRows(null)).toMatchObject([{ tries: 89 }]);
});

test('a process that ends saves what it counted', async () => {
  const { userId } = await makeActor(core.db, 'rider');
  const ending = await startTestCore(database.connectionString);
  ending.refusedTries.addRight(userId, 'users.list', '192.0.2.1');
  await ending.stop();
  expect(sumOf(await findRows(userId))).toBe(1);
});
