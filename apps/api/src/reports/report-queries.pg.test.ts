import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { getEarnings } from '../drivers/driver-queries.ts';
import { keepTimeZone } from '../figures/keep-time-zone.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { deleteRide } from '../rides/desk/delete-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { reportTopDrivers } from './people-queries.ts';
import { reportDrivers, reportEarnings, reportRides, reportUsers } from './report-queries.ts';

const DHAKA = 'Asia/Dhaka';
const database = useTestDatabase();
const core = useTestCore(database);
let rider: TestActor;
let driver: TestActor;
let admin: TestActor;
beforeEach(async () => {
  await core.db.pool.query('delete from rides');
  await core.db.pool.query('delete from users');
  admin = await makeActor(core.db, 'admin');
  rider = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
  await keepTimeZone(database.connectionString, DHAKA);
});

async function completed(by: TestActor = driver): Promise<string> {
  const { id: rideId } = await requestRide(core, rider, request());
  await acceptRide(core, by, { rideId });
  for (const to of ['picked_up', 'in_transit', 'completed'] as const)
    await advanceRide(core, by, { rideId, to });
  return rideId;
}

/** A moment of the city's clock, as the database converts it: SQL that may name the city as $1. */
async function moment(sql: string, timeZone = DHAKA): Promise<Date> {
  const result = await core.db.pool.query<{ at: Date }>(`select (${sql}) as at`, [timeZone]);
  return (result.rows[0] as { at: Date }).at;
}
const completeAt = (rideId: string, at: Date, fareCents = 1_000) =>
  core.db.pool.query(
    `update rides set completed_at = $2, fare_cents = $3, commission_cents = $3 / 5, payout_cents = $3 - $3 / 5
      where id = $1`,
    [rideId, at, fareCents],
  );
const dayIn = (at: Date, timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);

describe('rides', () => {
  test('none yet', async () => {
    expect(await reportRides(core.db, { period: 'day' })).toMatchObject({ period: 'day', stats: [] });
  });

  test.each([DHAKA, 'America/New_York', 'Pacific/Kiritimati', 'UTC'])(
    'one minute makes another day, by the clocks of %s',
    async (zone) => {
      await keepTimeZone(database.connectionString, zone);
      const midnight = await moment(`date_trunc('day', now() at time zone $1) at time zone $1`, zone);
      const before = new Date(midnight.getTime() - 60_000);
      const after = new Date(midnight.getTime() + 60_000);
      await completeAt(await completed(), before, 1_234);
      await completeAt(await completed(), after, 1_000);
      await completeAt(await completed(), midnight, 66);
      const { stats } = await reportRides(core.db, { period: 'day' });
      expect(stats).toMatchObject([
        { date: dayIn(before, zone), rideCount: 1, revenueCents: 1_234 },
        { date: dayIn(after, zone), rideCount: 2, revenueCents: 1_066 },
      ]);
      expect(dayIn(before, zone)).not.toBe(dayIn(after, zone));
    },
  );

  test.each([DHAKA, 'America/New_York', 'Pacific/Kiritimati'])(
    'go back twelve months and no second more, by the clocks of %s',
    async (zone) => {
      await keepTimeZone(database.connectionString, zone);
      const first = await moment(
        `(date_trunc('month', now() at time zone $1) - interval '11 months') at time zone $1`,
        zone,
      );
      await completeAt(await completed(), first, 700);
      await completeAt(await completed(), new Date(first.getTime() - 1), 900);
      await completed();
      const { period, stats } = await reportRides(core.db, { period: 'month' });
      expect(period).toBe('month');
      expect(stats).toHaveLength(2);
      expect(stats[0]).toMatchObject({
        date: dayIn(first, zone).slice(0, 7),
        rideCount: 1,
        revenueCents: 700,
      });
      expect(stats[1]).toMatchObject({ date: dayIn(new Date(), zone).slice(0, 7), rideCount: 1 });
    },
  );

  test('canceled, deleted and unfinished ones count nowhere', async () => {
    const kept = await completed();
    const deleted = await completed();
    // A day whose only ride is gone.
    await completeAt(deleted, new Date(Date.now() - 2 * 86_400_000));
    await deleteRide(core, admin, { rideId: deleted });
    await cancelRide(core, rider, { rideId: (await requestRide(core, rider, request())).id });
    await requestRide(core, rider, request());
    const fare = await core.db.pool.query<{ fare_cents: number }>(
      'select fare_cents from rides where id = $1',
      [kept],
    );
    const revenueCents = fare.rows[0]?.fare_cents;
    const { stats } = await reportRides(core.db, { period: 'day' });
    expect(stats).toMatchObject([{ rideCount: 1, revenueCents }]);
    expect(await reportEarnings(core.db)).toMatchObject({ revenueCents });
  });
});

test('users by status, and by the day they came', async () => {
  const midnight = await moment(`date_trunc('day', now() at time zone $1) at time zone $1`);
  const yearAgo = await moment(
    `(date_trunc('month', now() at time zone $1) - interval '11 months') at time zone $1`,
  );
  const [early, old] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'rider')];
  const cameAt = (id: string, at: Date) =>
    core.db.pool.query('update users set created_at = $2 where id = $1', [id, at]);
  await core.db.pool.query('update users set created_at = $1', [midnight]);
  await cameAt(rider.userId, new Date(midnight.getTime() - 60_000));
  await cameAt(early.userId, yearAgo);
  await cameAt(old.userId, new Date(yearAgo.getTime() - 1));
  await core.db.pool.query(`update users set status = 'blocked' where id = $1`, [rider.userId]);
  expect(await reportUsers(core.db)).toEqual({
    active: 4,
    blocked: 1,
    signups: [
      { date: dayIn(yearAgo, DHAKA), count: 1 },
      { date: dayIn(new Date(midnight.getTime() - 60_000), DHAKA), count: 1 },
      { date: dayIn(midnight, DHAKA), count: 2 },
    ],
  });
  // Nobody came today after all.
  await core.db.pool.query('update users set created_at = $1', [yearAgo]);
  expect((await reportUsers(core.db)).signups).toEqual([{ date: dayIn(yearAgo, DHAKA), count: 5 }]);
});

test('drivers online, what each earns, and how rides end', async () => {
  expect(await reportDrivers(core.db)).toMatchObject({ online: 1, averageEarnedCents: 0, completionRate: 0 });
  const other = await makeActor(core.db, 'driver');
  await makeActor(core.db, 'driver', { available: false });
  const now = new Date();
  await completeAt(await completed(), now, 1_000);
  await completeAt(await completed(), now, 1_005);
  await completeAt(await completed(other), now, 502);
  await cancelRide(core, rider, { rideId: (await requestRide(core, rider, request())).id });
  expect(await reportDrivers(core.db)).toMatchObject({
    online: 2,
    // (800 + 804 + 402) / 2 is 1003; with one more cent it is half a cent more, and rounded up.
    averageEarnedCents: 1_003,
    completionRate: 0.75,
  });
  await completeAt(await completed(other), now, 1);
  expect(await reportDrivers(core.db)).toMatchObject({ averageEarnedCents: 1_004, completionRate: 0.8 });
  // A driver whose rides were all canceled earns nothing, and is none of those who earn.
  const unlucky = await makeActor(core.db, 'driver', { available: true });
  const { id: rideId } = await requestRide(core, rider, request());
  await acceptRide(core, unlucky, { rideId });
  await cancelRide(core, rider, { rideId });
  expect(await reportDrivers(core.db)).toMatchObject({ averageEarnedCents: 1_004, online: 3 });
  const today = dayIn(now, DHAKA);
  for (const range of [undefined, { period: 'day', from: today, to: today } as const])
    expect(
      (await reportTopDrivers(core.db, range)).drivers.map(({ driverId }) => driverId).toSorted(),
    ).toEqual([driver.userId, other.userId].toSorted());
  await core.db.pool.query('update drivers set available = false where id = $1', [unlucky.userId]);
  // As the board and the overview count: without drivers whose signal is lost.
  await core.db.pool.query('update drivers set silent_since = now() where id = $1', [other.userId]);
  expect(await reportDrivers(core.db)).toMatchObject({ online: 1 });
});

test('earnings add up to the cent, over all drivers too', async () => {
  expect(await reportEarnings(core.db)).toEqual({
    revenueCents: 0,
    refundedCents: 0,
    commissionCents: 0,
    payoutCents: 0,
    commissionRate: 0.2,
    days: null,
    before: null,
  });
  const drivers = [driver, await makeActor(core.db, 'driver'), await makeActor(core.db, 'driver')];
  for (const [n, each] of drivers.entries())
    for (const fareCents of [1_001, 777, 2_039 + n])
      await completeAt(await completed(each), new Date(), fareCents);
  const sums = await reportEarnings(core.db);
  expect(sums.commissionCents + sums.payoutCents).toBe(sums.revenueCents);
  const earned = await Promise.all(drivers.map(({ userId }) => getEarnings(core.db, userId, DHAKA)));
  expect(earned.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(sums.payoutCents);
  const { stats } = await reportRides(core.db, { period: 'month' });
  expect(stats.reduce((sum, { revenueCents }) => sum + revenueCents, 0)).toBe(sums.revenueCents);
});

test('figures of some days stand beside those of the days before', async () => {
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
  const other = await makeActor(core.db, 'driver');
  await completeAt(await completed(), new Date(), 1_000);
  await completeAt(await completed(), hours(24), 500);
  await completeAt(await completed(other), hours(24), 300);
  await completeAt(await completed(), hours(48), 100);
  await cancelRide(core, rider, { rideId: (await requestRide(core, rider, request())).id });
  const yesterday = dayIn(hours(24), DHAKA);
  const asked = { period: 'day', from: yesterday, to: yesterday } as const;
  const days = { from: yesterday, to: yesterday };
  const before = { from: dayIn(hours(48), DHAKA), to: dayIn(hours(48), DHAKA) };
  expect(await reportEarnings(core.db, asked)).toMatchObject({
    days,
    revenueCents: 800,
    payoutCents: 640,
    before: { ...before, revenueCents: 100, payoutCents: 80 },
  });
  expect(await reportDrivers(core.db, asked)).toMatchObject({
    days,
    averageEarnedCents: 320,
    completionRate: 1,
    before: { ...before, averageEarnedCents: 80 },
  });
  expect(await reportRides(core.db, asked)).toMatchObject({
    before: { ...before, rideCount: 1, revenueCents: 100 },
  });
});

test('a ride counts on the day of its end, from the first moment to the last, once', async () => {
  const midnight = await moment(`date_trunc('day', now() at time zone $1) at time zone $1`);
  const day = (days: number) => new Date(midnight.getTime() + days * 86_400_000);
  const endings: [Date, number][] = [
    [new Date(day(-1).getTime() - 1), 100],
    [day(-1), 200],
    [new Date(day(0).getTime() - 1), 400],
    [day(0), 800],
  ];
  for (const [at, fareCents] of endings) {
    const rideId = await completed();
    await completeAt(rideId, at, fareCents);
    // Open for exactly a day, which is neither longer nor shorter.
    await core.db.pool.query('update rides set requested_at = $2 where id = $1', [
      rideId,
      new Date(at.getTime() - 86_400_000),
    ]);
  }
  const asked = dayIn(day(-1), DHAKA);
  expect(await reportDrivers(core.db, { period: 'day', from: asked, to: asked })).toMatchObject({
    averageEarnedCents: 480,
    before: { averageEarnedCents: 80 },
  });
});

test('a ride requested the evening before counts on the day of its end', async () => {
  const asked = dayIn(new Date(Date.now() - 2 * 86_400_000), DHAKA);
  // Its id tells when it was requested.
  await core.db.pool.query(
    `with start as (select city_day_start($2::date, $3) as at)
      insert into rides select copy.* from rides r, start, jsonb_populate_record(null::rides, to_jsonb(r) || jsonb_build_object(
        'id', uuidv7(start.at - interval '1 hour' - now()), 'command_id', uuidv7(), 'requested_at', start.at - interval '1 hour',
        'completed_at', start.at + interval '10 minutes', 'fare_cents', 1000, 'commission_cents', 200, 'payout_cents', 800)) copy
      where r.id = $1`,
    [await completed(), asked, DHAKA],
  );
  expect(await reportDrivers(core.db, { period: 'day', from: asked, to: asked })).toMatchObject({
    averageEarnedCents: 800,
  });
});
