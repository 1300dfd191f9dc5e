import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { describe, expect, onTestFinished, test } from 'vitest';
import { caller, findAccountEvents, makeAccount, refused } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { hearEvents } from '../testing/hear-events.ts';
import { holdRow } from '../testing/hold-row.ts';
import { makeDocument } from '../testing/make-document.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { register } from './register.ts';
import { removeUnverified } from './remove-unverified.ts';

const database = useTestDatabase();
const core = useTestCore(database);

/** A person who signed up long ago and never verified the address, without a waiting mail. */
async function makeLate(state: { isBlocked?: boolean } = {}) {
  const account = await makeAccount(core, { ...state, isVerified: false });
  const { userId } = account;
  await core.db.pool.query(`update users set created_at = now() - interval '2 days' where id = $1`, [userId]);
  await core.db.pool.query('delete from email_codes where user_id = $1', [userId]);
  await core.db.pool.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker._private_jobs where payload ->> 'userId' = $1`,
    [userId],
  );
  return account;
}

async function insertRide(riderId: string, driverId: string | null = null): Promise<string> {
  const result = await core.db.pool.query<{ id: string }>(
    `insert into rides (id, command_id, rider_id, driver_id, type, pickup_address, pickup_lat, pickup_lng,
        destination_address, destination_lat, destination_lng, distance_meters, duration_seconds, fare_cents,
        commission_cents, payout_cents, status, canceled_by, canceled_at)
      values (gen_random_uuid(), gen_random_uuid(), $1, $2, 'standard', 'Here', 23.7, 90.4, 'There', 23.8, 90.4, 1000, 300,
        500, 100, 400, 'canceled', 'system', now()) returning id`,
    [riderId, driverId],
  );
  return (result.rows[0] as { id: string }).id;
}

const exists = async (userId: string) =>
  (await core.db.pool.query('select from users where id = $1', [userId])).rowCount === 1;

test('who has rides or raised an alert stays, and keeps nobody else', async () => {
  const [rode, drove, alarmed, took, idle] = [
    await makeLate(),
    await makeLate(),
    await makeLate(),
    await makeLate(),
    await makeLate(),
  ];
  const verified = await makeAccount(core);
  await insertRide(rode.userId);
  const rideId = await insertRide(verified.userId, drove.userId);
  await core.db.pool.query(
    `insert into alerts (id, ride_id, raised_by, press, message, address, lat, lng, acknowledged_by, acknowledged_at)
      values (gen_random_uuid(), $1, $2, 1, 'Help', 'Here', 23.7, 90.4, $3, now())`,
    [rideId, alarmed.userId, took.userId],
  );
  expect(await removeUnverified(core)).toBe(1);
  expect(await exists(idle.userId)).toBe(false);
  for (const { userId } of [rode, drove, alarmed, took]) expect(await exists(userId)).toBe(true);
});

test('who is blocked stays, and can’t sign up again', async () => {
  const { userId, email, password } = await makeLate({ isBlocked: true });
  expect(await removeUnverified(core)).toBe(0);
  expect(await exists(userId)).toBe(true);
  const again = { email, password, role: 'rider', name: 'Somebody' } as const;
  await refused(register(core, again, caller()), 'EMAIL_TAKEN');
});

describe('stays', () => {
  const stays = async (change: string, values: unknown[] = []) => {
    const { userId } = await makeLate();
    await core.db.pool.query(change, [userId, ...values]);
    expect(await removeUnverified(core)).toBe(0);
    expect(await exists(userId)).toBe(true);
    await core.db.pool.query('delete from email_codes where user_id = $1', [userId]);
    await core.db.pool.query('delete from graphile_worker._private_jobs');
    await core.db.pool.query(`update users set email_verified_at = now() where id = $1`, [userId]);
  };
  const code = `insert into email_codes (user_id, purpose, asked_at, expires_at, tries_left)
    values ($1, 'verify', now() + $2::interval, now() + $3::interval, 0)`;
  const mail = `select graphile_worker.add_job('send_mail', job_key => 'code:' || $2 || ':' || $1)`;

  test('who has verified the address', () =>
    stays('update users set email_verified_at = now() where id = $1'));
  test('who signed up within a day', () =>
    stays(`update users set created_at = now() - interval '23 hours' where id = $1`));
  test('who asked for a code since', () => stays(code, ['-23 hours', null]));
  test('whose code was made late', () => stays(code, ['-2 days', '-23 hours']));
  test.each(['verify', 'reset'])('whose mail waits, with a code to %s', (purpose) => stays(mail, [purpose]));

  test('who is being changed, and the others don’t wait', async () => {
    const [changing, idle] = [await makeLate(), await makeLate()];
    const held = await holdRow(database.connectionString, 'select from users where id = $1 for update', [
      changing.userId,
    ]);
    expect(await removeUnverified(core)).toBe(1);
    expect(await exists(idle.userId)).toBe(false);
    await held.release();
    expect(await removeUnverified(core)).toBe(1);
  });
});

test('who asked for a code long ago goes, and whose mail was given up', async () => {
  const [asked, failed] = [await makeLate(), await makeLate()];
  await core.db.pool.query(
    `insert into email_codes (user_id, purpose, asked_at, expires_at, tries_left)
      values ($1, 'verify', now() - interval '25 hours', now() - interval '25 hours', 0)`,
    [asked.userId],
  );
  await core.db.pool.query(
    `select graphile_worker.add_job('send_mail', job_key => 'code:verify:' || $1, max_attempts => 1)`,
    [failed.userId],
  );
  await core.db.pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts where key = 'code:verify:' || $1`,
    [failed.userId],
  );
  expect(await removeUnverified(core)).toBe(2);
});

test('they go with their documents’ files, a word in the trail, and news', async () => {
  const heard = await hearEvents(database.connectionString);
  onTestFinished(heard.stop);
  const { userId } = await makeLate();
  const driver = await makeActor(core.db, 'driver');
  const kept = await makeDocument(core, driver);
  await core.db.pool.query(`update users set role = 'driver' where id = $1`, [userId]);
  await core.db.pool.query('insert into drivers (id) values ($1)', [userId]);
  const gone = await makeDocument(core, { ...driver, userId } satisfies TestActor);
  expect(await removeUnverified(core)).toBe(1);
  const files = await core.db.pool.query(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'remove_document' and j.run_at <= now() and j.payload ->> 'documentId' = any ($1)`,
    [[kept.documentId, gone.documentId]],
  );
  expect(files.rows).toEqual([{ payload: { documentId: gone.documentId, fileType: 'webp' } }]);
  expect((await findAccountEvents(core.db, userId)).at(-1)).toEqual({
    type: 'user.removed',
    ip: null,
    data: { role: 'driver' },
  });
  await expect.poll(() => heard.of(userId)).toContainEqual({ event: 'user.changed', userId, role: 'driver' });
});

test('more than fit one transaction go all', async () => {
  await core.db.pool.query(
    `insert into users (id, email, password_hash, role, name, created_at)
      select gen_random_uuid(), gen_random_uuid() || '@example.test', 'none', 'rider', 'Late', now() - interval '2 days'
      from generate_series(1, 51)`,
  );
  expect(await removeUnverified(core)).toBe(51);
});
