import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { expect, test, vi } from 'vitest';
import { makeCode } from '../../auth/make-code.ts';
import { removeUnverified } from '../../auth/remove-unverified.ts';
import { createLimits } from '../../core/limits.ts';
import { findAccountEvents, letPass, makeAccount } from '../../testing/accounts.ts';
import { makeActor } from '../../testing/actors.ts';
import { hearEvents } from '../../testing/hear-events.ts';
import { request } from '../../testing/places.ts';
import { requestRide } from '../../rides/request-ride.ts';
import { findJobs } from '../../testing/queue.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { cleanUp } from './clean-up.ts';

const DAY = 86_400;

const database = useTestDatabase();
const core = useTestCore(database);

/** As if the account had been made, and its code requested, this much earlier. */
async function age(userId: string, seconds: number): Promise<void> {
  await letPass(core.db, userId, seconds);
  await core.db.pool.query(
    `update users set created_at = created_at - $2 * interval '1 second' where id = $1`,
    [userId, seconds],
  );
}
/** As if the mail with the code had been sent. */
async function mailCode(userId: string): Promise<void> {
  await makeCode(core.db, userId, 'verify');
  await core.db.pool.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker._private_jobs where payload ->> 'userId' = $1`,
    [userId],
  );
}
const count = async (table: string, userId: string, column = 'user_id') =>
  (await core.db.pool.query(`select from ${table} where ${column} = $1`, [userId])).rowCount;
const exists = async (userId: string) => (await count('users', userId, 'id')) === 1;

test.each(['rider', 'driver'] as const)(
  'a %s who never confirmed the address is gone after a day, with all there was, and admins hear it',
  async (role) => {
    const { userId } = await makeAccount(core, { role, isVerified: false });
    await mailCode(userId);
    await age(userId, DAY - 600);
    await cleanUp(core);
    expect(await exists(userId)).toBe(true);

    const events = await hearEvents(database.connectionString);
    await age(userId, 1_210);
    await cleanUp(core);
    expect(await exists(userId)).toBe(false);
    expect(await count('email_codes', userId)).toBe(0);
    expect((await findAccountEvents(core.db, userId)).map((event) => event.type)).toEqual([
      'user.registered',
      'user.removed',
    ]);
    expect(await events.allOf(userId)).toEqual([{ event: 'user.changed', userId, role }]);
    await events.stop();
  },
);

test('whoever confirmed it stays, however old', async () => {
  const { userId } = await makeAccount(core);
  await age(userId, 400 * DAY);
  await cleanUp(core);
  expect(await exists(userId)).toBe(true);
});

test('who asked for another code meanwhile has time to enter it', async () => {
  const { userId } = await makeAccount(core, { isVerified: false });
  await mailCode(userId);
  await age(userId, 2 * DAY);
  await core.db.pool.query('update email_codes set asked_at = now() where user_id = $1', [userId]);
  await cleanUp(core);
  expect(await exists(userId)).toBe(true);
});

test('an account whose mail still waits for the mail server waits too', async () => {
  const { userId } = await makeAccount(core, { isVerified: false });
  await age(userId, 3 * DAY);
  await cleanUp(core);
  expect(await exists(userId)).toBe(true);
  expect(await makeCode(core.db, userId, 'verify')).toMatch(/^\d{6}$/);

  await age(userId, 2 * DAY);
  await core.db.pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts where payload ->> 'userId' = $1`,
    [userId],
  );
  await cleanUp(core);
  expect(await exists(userId)).toBe(false);
});

test('more than one statement removes', async () => {
  await core.db.pool.query(`insert into users (id, email, password_hash, role, name, created_at)
    select gen_random_uuid(), 'many-' || i || '@example.test', 'none', 'rider', 'Many', now() - interval '2 days'
    from generate_series(1, 120) i`);
  expect(await removeUnverified(core)).toBe(120);
  expect(await removeUnverified(core)).toBe(0);
});

test('sessions that ran out go, others stay', async () => {
  const [gone, stays] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'rider')];
  await core.db.pool.query(
    `update sessions set expires_at = now() - interval '1 second' where user_id = $1`,
    [gone.userId],
  );
  await cleanUp(core);
  expect([await count('sessions', gone.userId), await count('sessions', stays.userId)]).toEqual([0, 1]);
});

test('codes are forgotten a day after they ended, but not while their mail waits', async () => {
  const [used, waiting] = [await makeAccount(core), await makeAccount(core)];
  await mailCode(used.userId);
  for (const { userId } of [used, waiting]) await letPass(core.db, userId, DAY - 60);
  await cleanUp(core);
  expect(await count('email_codes', used.userId)).toBe(1);
  for (const { userId } of [used, waiting]) await letPass(core.db, userId, 800);
  await cleanUp(core);
  expect([await count('email_codes', used.userId), await count('email_codes', waiting.userId)]).toEqual([
    0, 1,
  ]);
});

test('counters are forgotten an hour after they ended, and by nothing but this', async () => {
  await core.db.pool.query(
    `insert into rate_limits (key, points, expire) select name, 1, extract(epoch from now()) * 1000 + seconds * 1000
      from (values ('long_ended', -3660), ('just_ended', -3540), ('counts', 60), ('for_ever', null)) v (name, seconds)`,
  );
  await cleanUp(core);
  const { rows } = await core.db.pool.query(
    `select key from rate_limits where key not like '%:%' order by key`,
  );
  expect(rows.map(({ key }) => key as string)).toEqual(['counts', 'for_ever', 'just_ended']);

  vi.useFakeTimers();
  createLimits(core.db);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('jobs that failed for good are forgotten after a month', async () => {
  const people = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [index, userId] of people.entries()) {
    await core.db.pool.query(
      `select graphile_worker.add_job('lost', json_build_object('userId', $1::text))`,
      [userId],
    );
    await core.db.pool.query(
      `update graphile_worker._private_jobs set attempts = max_attempts,
        updated_at = now() - $2 * interval '1 day' where payload ->> 'userId' = $1`,
      [userId, index === 0 ? 31 : 29],
    );
  }
  await cleanUp(core);
  expect(await findJobs(core.db, people[0] as string)).toEqual([]);
  expect(await findJobs(core.db, people[1] as string)).toHaveLength(1);
});

/** A series that goes on, with a ride of so many days ago. */
async function makeSeries(riderId: string, daysAgo: number): Promise<string> {
  const { rows } = await core.db.pool.query<{ id: string }>(
    `insert into scheduled_series (id, rider_id, type, pickup_address, pickup_lat, pickup_lng, destination_address,
       destination_lat, destination_lng, weekdays, time, first_day, last_day, next_day)
     values (gen_random_uuid(), $1, 'standard', 'A', 23.79, 90.41, 'B', 23.84, 90.4, '{1}', '09:00', '2026-11-02', '2026-12-07',
       '2026-12-07') returning id`,
    [riderId],
  );
  await core.db.pool.query(
    `insert into scheduled_rides (id, rider_id, type, pickup_address, pickup_lat, pickup_lng, destination_address,
       destination_lat, destination_lng, distance_meters, duration_seconds, fare_cents, state, series_id, pickup_at)
     values (gen_random_uuid(), $1, 'standard', 'A', 23.79, 90.41, 'B', 23.84, 90.4, 5000, 900, 1000, 'canceled', $2,
       now() - $3 * interval '1 day')`,
    [riderId, rows[0]!.id, daysAgo],
  );
  return rows[0]!.id;
}

test('a series that has ended goes with the last of its rides; one that goes on stays', async () => {
  const { userId } = await makeActor(core.db, 'rider');
  const [ended, recent, goesOn] = [
    await makeSeries(userId, 31),
    await makeSeries(userId, 29),
    await makeSeries(userId, 31),
  ];
  await core.db.pool.query('update scheduled_series set next_day = null where id = any ($1)', [
    [ended, recent],
  ]);
  await cleanUp(core);
  const { rows } = await core.db.pool.query('select id from scheduled_series where rider_id = $1', [userId]);
  expect(rows.map(({ id }) => id as string).toSorted()).toEqual([recent, goesOn].toSorted());
});

test('what a process of the release before leaves of a deleted account goes', async () => {
  const [gone, blocked] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'rider')];
  for (const rider of [gone, blocked]) {
    await makeSeries(rider.userId, 1);
    const { id } = await requestRide(
      core,
      rider,
      request({ business: { costCenter: 'Sales', purpose: null } }),
    );
    expect(await count('business_rides', id, 'ride_id')).toBe(1);
  }
  await core.db.pool.query(`update users set status = 'blocked' where id = any ($1)`, [
    [gone.userId, blocked.userId],
  ]);
  await core.db.pool.query(
    'update users set deleted_at = now(), phone = null, address = null, avatar_url = null where id = $1',
    [gone.userId],
  );
  await cleanUp(core);
  for (const table of ['business_rides', 'scheduled_series']) {
    expect([table, await count(table, gone.userId, 'rider_id')]).toEqual([table, 0]);
    expect([table, await count(table, blocked.userId, 'rider_id')]).toEqual([table, 1]);
  }
});

test('what can’t be removed keeps nothing else from being removed', async () => {
  const { userId } = await makeActor(core.db, 'rider');
  await core.db.pool.query(
    `update sessions set expires_at = now() - interval '1 second' where user_id = $1`,
    [userId],
  );
  await core.db.pool.query('alter table email_codes rename to codes_elsewhere');
  await expect(cleanUp(core)).rejects.toThrow('email_codes');
  expect(await count('sessions', userId)).toBe(0);
  await core.db.pool.query('alter table codes_elsewhere rename to email_codes');
});
