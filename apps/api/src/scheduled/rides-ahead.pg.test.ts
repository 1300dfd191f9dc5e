import {
  addDays,
  cityDay,
  MOST_OPEN,
  MOST_TAKEN,
  type ErrorCode,
  type ScheduledRide,
  type ScheduleRideInput,
} from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { suspendDriver } from '../drivers/suspend-driver.ts';
import { blockUser } from '../users/block-user.ts';
import { unblockUser } from '../users/unblock-user.ts';
import { refused } from '../testing/accounts.ts';
import { makeActor, plateOf, type TestActor } from '../testing/actors.ts';
import { givePapers } from '../testing/give-papers.ts';
import { recordQueries } from '../testing/explain.ts';
import { AIRPORT, GULSHAN } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { listAhead } from './ahead-queries.ts';
import { createAreaNamer } from './area-namer.ts';
import { cancelScheduled, changeScheduled, reschedule } from './change-scheduled.ts';
import { endSeries } from './end-series.ts';
import { makeSeriesRides } from './make-series-rides.ts';
import { releaseByDesk } from './release-by-desk.ts';
import { releaseBarred } from './release-barred.ts';
import { remindDrivers } from './remind-drivers.ts';
import { listScheduled, readAtDesk } from './scheduled-queries.ts';
import { scheduleRide } from './schedule-ride.ts';
import { startSeries } from './start-series.ts';
import { giveBackScheduled, takeScheduled } from './take-scheduled.ts';

const database = useTestDatabase();
const core = useTestCore(database);
const HERE = { userAgent: null, ipAddress: null };
const MINUTE_MS = 60_000;
let rider: TestActor;
let driver: TestActor;
beforeEach(async () => {
  await core.db.pool.query('delete from scheduled_rides');
  [rider, driver] = await Promise.all([makeActor(core.db, 'rider'), makeActor(core.db, 'driver')]);
});

const day = (ahead = 3) => addDays(cityDay(core.timeZone), ahead);
const schedule = (change: Partial<ScheduleRideInput> = {}, by = rider): Promise<ScheduledRide> =>
  scheduleRide(core, by, {
    ...{ id: crypto.randomUUID(), pickup: GULSHAN, destination: AIRPORT, type: 'standard' },
    ...{ day: day(), time: '09:00', ...change },
  });
const ahead = ({ userId }: TestActor = driver) => listAhead(core.db, createAreaNamer(core), userId);
const take = ({ id }: { id: string }, by = driver) => takeScheduled(core, by, { id });
const giveBack = ({ id }: { id: string }, by = driver) => giveBackScheduled(core, by, { id });
const told = async ({ userId }: TestActor) => {
  const { rows } = await core.db.pool.query<{ type: string; params: object }>(
    'select type, params from notifications where user_id = $1 order by created_at, id',
    [userId],
  );
  return rows;
};
const declinesOf = async ({ userId }: TestActor) => {
  const { rows } = await core.db.pool.query<{ count: number }>(
    'select cardinality(recent_declines) as count from drivers where id = $1',
    [userId],
  );
  return rows[0]?.count;
};
async function block(actor: TestActor): Promise<TestActor> {
  await core.db.pool.query(`update users set status = 'blocked' where id = $1`, [actor.userId]);
  return actor;
}
const avoid = (by: TestActor, whom: TestActor) =>
  core.db.pool.query(
    `insert into pair_wishes (rider_id, driver_id, said_by, kind) values ($1, $2, 'rider', 'avoided')`,
    [by.userId, whom.userId],
  );
/** As if its time were so many minutes away. */
const moveTo = ({ id }: { id: string }, minutes: number) =>
  core.db.pool.query(
    `update scheduled_rides set pickup_at = now() + $2 * interval '1 minute' where id = $1`,
    [id, minutes],
  );

describe('an open ride', () => {
  test('shows every driver when it is and what it pays, but neither who rides nor from which door', async () => {
    const ride = await schedule({
      pickupNote: 'At the gate',
      passenger: { name: 'Amena Begum', phone: '+8801811111111' },
    });
    const { open, ...others } = await ahead();
    expect({ open, ...others }).toEqual({
      mayTake: true,
      yours: [],
      open: [
        {
          ...{ id: ride.id, type: 'standard', pickupAt: ride.pickupAt, stopCount: 0 },
          ...{ distanceMeters: ride.distanceMeters, durationSeconds: ride.durationSeconds },
          payoutCents: expect.any(Number),
          revision: ride.revision,
          from: expect.objectContaining({ name: 'Gulshan' }),
          to: expect.anything(),
        },
      ],
      openCount: 1,
    });
    expect(open[0]?.payoutCents).toBeLessThan(ride.fareCents);
  });

  test.each<[string, boolean, () => Promise<TestActor>]>([
    [
      'whose vehicle doesn’t serve it',
      true,
      () => makeActor(core.db, 'driver', { vehicle: { kind: 'car', classRank: 1, seats: 4 } }),
    ],
    ['who isn’t approved', false, () => makeActor(core.db, 'driver', { approved: false, available: false })],
    ['who is suspended', false, () => makeActor(core.db, 'driver', { suspended: true, available: false })],
    ['who is blocked', false, () => makeActor(core.db, 'driver').then(block)],
    [
      'who doesn’t take its type',
      true,
      async () => {
        const made = await makeActor(core.db, 'driver');
        await core.db.pool.query(`update drivers set declined_types = '{premium}' where id = $1`, [
          made.userId,
        ]);
        return made;
      },
    ],
    [
      'whom its rider avoids',
      true,
      async () => {
        const made = await makeActor(core.db, 'driver');
        await avoid(rider, made);
        return made;
      },
    ],
  ])('is not for a driver %s', async (_, mayTake, make) => {
    await schedule({ type: 'premium' });
    expect(await ahead(await make())).toMatchObject({ mayTake, open: [], openCount: 0 });
  });

  test.each<[string, string]>([
    ['its rider is blocked', `update users set status = 'blocked' where id = $1`],
    [
      'it is further away than a week',
      `update scheduled_rides set pickup_at = now() + interval '7 days 1 minute' where rider_id = $1`,
    ],
    ['it is being requested', `update scheduled_rides set state = 'requesting' where rider_id = $1`],
    ['it was canceled', `update scheduled_rides set state = 'canceled' where rider_id = $1`],
  ])('is none while %s, and others are', async (_, change) => {
    await schedule();
    const { id } = await schedule({}, await makeActor(core.db, 'rider'));
    await core.db.pool.query(change, [rider.userId]);
    expect(await ahead()).toMatchObject({ open: [{ id }], openCount: 1 });
  });

  test('is none while its type is not offered', async () => {
    await schedule({ type: 'premium' });
    const offer = (isEnabled: boolean) =>
      core.db.pool.query(`update ride_types set is_enabled = $1 where id = 'premium'`, [isEnabled]);
    await offer(false);
    const { openCount } = await ahead();
    await offer(true);
    expect([openCount, (await ahead()).openCount]).toEqual([0, 1]);
  });

  test(`is shown with the ${MOST_OPEN} soonest, and all are counted`, async () => {
    const first = await schedule();
    await core.db.pool.query(
      `insert into scheduled_rides select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'pickup_at', s.pickup_at + n * interval '1 minute'))).*
        from scheduled_rides s, generate_series(1, $1::int) n`,
      [MOST_OPEN],
    );
    const { open, openCount } = await ahead();
    expect([open.length, openCount, open[0]?.id]).toEqual([MOST_OPEN, MOST_OPEN + 1, first.id]);
    const times = open.map(({ pickupAt }) => pickupAt);
    expect(times).toEqual(times.toSorted());
  });

  test('is read once for all drivers who look at that moment, each with their own share', async () => {
    const [small, kept, ...others] = await Promise.all([
      makeActor(core.db, 'driver', { vehicle: { kind: 'car', classRank: 1, seats: 4 } }),
      ...Array.from({ length: 20 }, () => makeActor(core.db, 'driver')),
    ]);
    const stranger = await makeActor(core.db, 'rider');
    const mine = await schedule();
    const theirs = await schedule({ type: 'premium', time: '15:00' }, stranger);
    await core.db.pool.query(
      `insert into pair_wishes (rider_id, driver_id, said_by, kind) values ($1, $2, 'rider', 'avoided')`,
      [rider.userId, kept!.userId],
    );
    await take(mine, others[0]);
    const mineToo = await schedule({ time: '18:00' });
    const shares: Awaited<ReturnType<typeof ahead>>[] = [];
    const asked = await recordQueries(async () => {
      shares.push(...(await Promise.all([small, kept, ...others].map((each) => ahead(each)))));
    });
    const idsOf = (rides: readonly { id: string }[] = []) => rides.map(({ id }) => id);
    const [ofSmall, ofKept, ofTaker, ...ofOthers] = shares;
    expect(idsOf(ofSmall?.open)).toEqual([mineToo.id]);
    expect(idsOf(ofKept?.open)).toEqual([theirs.id]);
    expect(idsOf(ofTaker?.yours)).toEqual([mine.id]);
    for (const each of ofOthers) {
      expect(idsOf(each.open)).toEqual([theirs.id, mineToo.id]);
      expect(each).toMatchObject({ mayTake: true, yours: [], openCount: 2 });
    }
    // The first goes at once, and the others go together; one driver asks five times.
    expect(asked.filter(({ text }) => text.startsWith('select')).length).toBeLessThan(21);
  });

  test('is one until half an hour before its time', async () => {
    const ride = await schedule();
    await moveTo(ride, 30);
    expect((await ahead()).open).toEqual([]);
    await moveTo(ride, 31);
    expect((await ahead()).open).toHaveLength(1);
  });
});

describe('a driver', () => {
  test('takes a ride once, however often it is sent, and reads where it begins; its rider hears who plans to come', async () => {
    const ride = await schedule({ pickupNote: 'At the gate' });
    await Promise.all([1, 2, 3].map(() => take(ride)));
    const { yours, open } = await ahead();
    expect(open).toEqual([]);
    expect(yours).toMatchObject([
      { id: ride.id, pickup: GULSHAN, destination: AIRPORT, pickupNote: 'At the gate' },
    ]);
    expect(yours[0]?.riderName).toBe('rider');
    expect(JSON.stringify(yours)).not.toContain('+880');
    expect(await told(rider)).toEqual([
      {
        type: 'scheduled_taken',
        params: { day: day(), time: '09:00', destination: AIRPORT.address, driver: 'driver' },
      },
    ]);
    const [seen] = await listScheduled(core.db.orm, rider.userId);
    expect(seen?.driver).toEqual({
      ...{ name: 'driver', avatarUrl: null, rating: null },
      ...{ vehicleModel: 'Toyota Axio', vehicleColor: null, licensePlate: plateOf(driver.userId) },
    });
    const rides = await readAtDesk(core.db, [ride.id]);
    expect(rides[0]?.driver).toMatchObject({ id: driver.userId, name: driver.name });
  });

  test('has it alone: of two at once, the other reads that it is taken', async () => {
    const ride = await schedule();
    const other = await makeActor(core.db, 'driver');
    const tries = await Promise.allSettled([take(ride), take(ride, other)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [winner, loser] = tries[0].status === 'fulfilled' ? [driver, other] : [other, driver];
    await refused(take(ride, loser), 'SCHEDULED_TAKEN');
    await refused(giveBack(ride, loser), 'SCHEDULED_NOT_FOUND');
    expect((await ahead(winner)).yours).toHaveLength(1);
    expect(await ahead(loser)).toMatchObject({ yours: [], open: [] });
  });

  test('takes none whose rider is blocked or whose type is stopped, though a page may still show it', async () => {
    const [ride, premium] = [
      await schedule(),
      await schedule({ type: 'premium' }, await makeActor(core.db, 'rider')),
    ];
    await block(rider);
    await refused(take(ride), 'SCHEDULED_NOT_FOUND');
    const offer = (isEnabled: boolean) =>
      core.db.pool.query(`update ride_types set is_enabled = $1 where id = 'premium'`, [isEnabled]);
    await offer(false);
    await refused(take(premium), 'SCHEDULED_NOT_FOUND');
    await offer(true);
    await take(premium);
    expect((await ahead()).yours.map(({ id }) => id)).toEqual([premium.id]);
  });

  test('has at most so many, each with half an hour between, whatever others have', async () => {
    const first = await schedule();
    await take(first);
    const [same, colleague] = [
      await schedule({}, await makeActor(core.db, 'rider')),
      await makeActor(core.db, 'driver'),
    ];
    await take(same, colleague);
    const others = await Promise.all(Array.from({ length: MOST_TAKEN }, () => makeActor(core.db, 'rider')));
    const end = new Date(Date.parse(first.pickupAt) + first.durationSeconds * 1_000);
    const near = await schedule({ time: '09:40' }, others[0]);
    expect(Date.parse(near.pickupAt) - end.getTime()).toBeLessThan(30 * MINUTE_MS);
    for (const [n, other] of others.entries()) {
      if (n < 2) await refused(take(near), 'TAKEN_NEAR');
      const later = await schedule({ time: `${n + 11}:00` }, other);
      if (n < MOST_TAKEN - 1) {
        await take(later);
        continue;
      }
      await refused(take(later), 'TAKEN_FULL');
      const over = `update scheduled_rides set state = 'missed', missed_why = 'late' where id = $1`;
      await core.db.pool.query(over, [first.id]);
      await take(later);
    }
    const { yours } = await ahead();
    expect(yours.map(({ pickupAt }) => pickupAt)).toEqual(yours.map(({ pickupAt }) => pickupAt).toSorted());
    expect(yours.map(({ id }) => id)).not.toContain(first.id);
    expect((await ahead(colleague)).yours).toMatchObject([{ id: same.id }]);
  });

  test('takes a ride as they saw it, though another rider avoids them', async () => {
    const { id } = await schedule();
    const other = await makeActor(core.db, 'rider');
    const avoided = await schedule({}, other);
    await avoid(other, driver);
    await refused(take(avoided), 'SCHEDULED_NOT_FOUND');
    const [open] = (await ahead()).open;
    expect(open?.id).toBe(id);
    await takeScheduled(core, driver, { id, seen: open!.revision });
    expect((await ahead()).yours).toMatchObject([{ id }]);
  });

  test('takes no two at once that overlap', async () => {
    const other = await makeActor(core.db, 'rider');
    const rides = await Promise.all([schedule(), schedule({ time: '09:10' }, other)]);
    const tries = await Promise.allSettled(rides.map((ride) => take(ride)));
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test.each<[ErrorCode, () => Promise<unknown>]>([
    ['SCHEDULED_NOT_FOUND', () => take({ id: crypto.randomUUID() })],
    [
      'SCHEDULED_NOT_FOUND',
      async () =>
        cancelScheduled(core, rider, await schedule()).then(async () =>
          take((await core.db.pool.query<{ id: string }>('select id from scheduled_rides')).rows[0]!),
        ),
    ],
    [
      'TAKEN_LATE',
      async () => {
        const ride = await schedule();
        await moveTo(ride, 29);
        await take(ride);
      },
    ],
    [
      'RIDE_CHANGED',
      async () => takeScheduled(core, driver, { id: (await schedule()).id, seen: 'an older one' }),
    ],
    [
      'VEHICLE_NOT_FIT',
      async () =>
        take(
          await schedule({ type: 'premium' }),
          await makeActor(core.db, 'driver', { vehicle: { kind: 'car', classRank: 1, seats: 4 } }),
        ),
    ],
    [
      'DRIVER_SUSPENDED',
      async () =>
        take(await schedule(), await makeActor(core.db, 'driver', { suspended: true, available: false })),
    ],
    [
      'DRIVER_NOT_APPROVED',
      async () =>
        take(await schedule(), await makeActor(core.db, 'driver', { approved: false, available: false })),
    ],
    ['USER_BLOCKED', async () => take(await schedule(), await makeActor(core.db, 'driver').then(block))],
    [
      'SCHEDULED_STARTED',
      async () => {
        const ride = await schedule();
        await core.db.pool.query(`update scheduled_rides set state = 'requesting'`);
        await take(ride);
      },
    ],
    [
      'PAPERS_EXPIRED',
      async () => {
        await givePapers(core.db, driver.userId);
        await core.db.pool.query(
          `update driver_documents set expires_on = current_date - 2 where driver_id = $1 and kind = 'insurance'`,
          [driver.userId],
        );
        await take(await schedule());
      },
    ],
  ])('is refused with %s', async (code, act) => {
    await refused(act(), code);
  });

  test('gives it back for free until an hour before, and is marked down for it later; its rider hears of it', async () => {
    const ride = await schedule();
    const kept = await schedule({ time: '12:00' }, await makeActor(core.db, 'rider'));
    for (const each of [ride, kept]) await take(each);
    for (const _ of [1, 2]) await giveBack(ride);
    expect(await declinesOf(driver)).toBe(0);
    expect((await told(rider)).at(-1)).toEqual({
      type: 'scheduled_returned',
      params: { day: day(), time: '09:00', destination: AIRPORT.address, driver: 'driver' },
    });
    expect(await told(rider)).toHaveLength(2);
    expect(await ahead()).toMatchObject({ yours: [{ id: kept.id }], open: [{ id: ride.id }] });
    await take(ride);
    await moveTo(ride, 59);
    await giveBack(ride);
    expect(await declinesOf(driver)).toBe(1);
    await take(ride);
    await core.db.pool.query(`update scheduled_rides set state = 'requesting'`);
    await refused(giveBack(ride), 'SCHEDULED_STARTED');
    // What a driver does themselves is no news to them.
    expect(await told(driver)).toEqual([]);
  });

  test('takes and gives back so many an hour', async () => {
    const ride = await schedule();
    const spend = () => core.limits.trySpend('takeByAccount', driver.userId);
    const spent = await Promise.all(Array.from({ length: 60 }, spend));
    expect(spent).toContain(false);
    await refused(take(ride), 'TOO_MANY');
    await refused(giveBack(ride), 'TOO_MANY');
  });
});

describe('it is open again, and its driver reads why,', () => {
  const lost = (why: string, time = '09:00') => ({
    type: 'ahead_lost',
    params: { day: day(), time, pickup: GULSHAN.address, why },
  });

  test('once its rider moves it, but not when the same time is sent again', async () => {
    const ride = await schedule();
    await take(ride);
    await reschedule(core, rider, { id: ride.id, day: day(), time: '09:00' });
    expect((await ahead()).yours).toHaveLength(1);
    const moved = await reschedule(core, rider, { id: ride.id, day: day(), time: '15:00' });
    expect(moved).not.toHaveProperty('driver');
    expect(await ahead()).toMatchObject({ yours: [], open: [{ id: ride.id }] });
    expect(await told(driver)).toEqual([lost('moved')]);
    expect(await told(rider)).toHaveLength(1);
  });

  test('once its trip is another one, but not for another note', async () => {
    const ride = await schedule();
    await take(ride);
    const noted = await changeScheduled(core, rider, { id: ride.id, pickupNote: 'At the gate' });
    expect(noted).toMatchObject({ driver: { name: 'driver' } });
    expect((await ahead()).yours).toMatchObject([{ pickupNote: 'At the gate' }]);
    const pickup = { address: 'Banani 11', lat: 23.7925, lng: 90.4058 };
    expect(await changeScheduled(core, rider, { id: ride.id, pickup })).not.toHaveProperty('driver');
    expect(await ahead()).toMatchObject({ yours: [], open: [{ id: ride.id }] });
    expect(await told(driver)).toEqual([lost('changed')]);
  });

  test('once it is canceled', async () => {
    const ride = await schedule();
    await take(ride);
    for (const _ of [1, 2]) await cancelScheduled(core, rider, { id: ride.id });
    expect(await ahead()).toMatchObject({ yours: [], open: [] });
    expect(await told(driver)).toEqual([lost('canceled')]);
  });

  test('once the desk takes it from them, for a reason that is kept; it isn’t held against them', async () => {
    const ride = await schedule();
    const desk = await makeActor(core.db, 'admin');
    const release = (by = driver) =>
      releaseByDesk(core, desk, { id: ride.id, driverId: by.userId, reason: 'Called in sick' });
    await take(ride);
    await moveTo(ride, 40);
    const other = await makeActor(core.db, 'driver');
    await refused(release(other), 'RIDE_CHANGED');
    for (const _ of [1, 2]) await release();
    // Open to the others alone.
    expect(await ahead(other)).toMatchObject({ open: [{ id: ride.id }] });
    expect(await ahead()).toMatchObject({ open: [], yours: [] });
    await refused(take(ride), 'SCHEDULED_NOT_FOUND');
    expect(await told(driver)).toMatchObject([{ type: 'ahead_lost', params: { why: 'desk' } }]);
    expect((await told(rider)).map(({ type }) => type)).toEqual(['scheduled_taken', 'scheduled_returned']);
    expect(await declinesOf(driver)).toBe(0);
    const { rows } = await core.db.pool.query(
      `select user_id as whom, actor_id as by, data from account_events where type = 'scheduled.released'`,
    );
    expect(rows).toEqual([
      {
        ...{ whom: driver.userId, by: desk.userId },
        data: { pickupAt: expect.any(String) as string, reason: 'Called in sick' },
      },
    ]);
    await take(ride, other);
    await refused(release(), 'RIDE_CHANGED');
    // They gave it back themselves, and may take it again.
    await giveBack(ride, other);
    await refused(release(other), 'RIDE_CHANGED');
    await take(ride, other);
    await core.db.pool.query(`update scheduled_rides set state = 'requesting'`);
    await refused(release(other), 'SCHEDULED_STARTED');
    await core.db.pool.query(`update scheduled_rides set state = 'canceled'`);
    await refused(release(other), 'SCHEDULED_NOT_FOUND');
  });

  test('once its series ends', async () => {
    const input = { id: crypto.randomUUID(), pickup: GULSHAN, destination: AIRPORT, type: 'standard' };
    const weekdays = [1, 2, 3, 4, 5, 6, 7];
    const series = await startSeries(core, rider, {
      ...input,
      weekdays,
      day: day(),
      time: '09:00',
      lastDay: day(),
    });
    await makeSeriesRides(core, Date.now(), series.id);
    const [ride] = (await ahead()).open;
    await take(ride!);
    await endSeries(core, rider, { id: series.id });
    expect(await told(driver)).toEqual([lost('canceled')]);
  });

  test('once they are suspended, which its rider hears', async () => {
    const ride = await schedule();
    await take(ride);
    const [kept, other] = [
      await schedule({}, await makeActor(core.db, 'rider')),
      await makeActor(core.db, 'driver'),
    ];
    await take(kept, other);
    await core.db.pool.query('update drivers set suspended = true, available = false where id = $1', [
      driver.userId,
    ]);
    expect((await listScheduled(core.db.orm, rider.userId))[0]).not.toHaveProperty('driver');
    await Promise.all([releaseBarred(core), releaseBarred(core)]);
    expect(await told(driver)).toEqual([lost('barred')]);
    expect((await told(rider)).map(({ type }) => type)).toEqual(['scheduled_taken', 'scheduled_returned']);
    expect((await ahead(other)).yours).toMatchObject([{ id: kept.id }]);
    expect((await ahead(await makeActor(core.db, 'driver'))).open).toHaveLength(1);
  });

  test('as soon as an admin suspends them', async () => {
    const ride = await schedule();
    await take(ride);
    const admin = await makeActor(core.db, 'admin');
    await suspendDriver(core, admin, { driverId: driver.userId }, HERE);
    expect((await ahead(await makeActor(core.db, 'driver'))).open).toMatchObject([{ id: ride.id }]);
  });

  test('as soon as an admin blocks its rider; once unblocked, any driver can take it', async () => {
    const ride = await schedule();
    await take(ride);
    const other = await schedule({ time: '11:00' }, await makeActor(core.db, 'rider'));
    await take(other);
    const admin = await makeActor(core.db, 'admin');
    await blockUser(core, admin, { userId: rider.userId }, HERE);
    expect(await told(driver)).toEqual([lost('missed')]);
    expect(await ahead()).toMatchObject({ yours: [{ id: other.id }], open: [] });
    expect((await told(rider)).map(({ type }) => type)).toEqual(['scheduled_taken']);
    await unblockUser(core, admin, { userId: rider.userId }, HERE);
    expect((await ahead()).open).toMatchObject([{ id: ride.id }]);
    await take(ride);
  });
});

describe('a reminder', () => {
  const remindAt = (ms: number) => Promise.all([remindDrivers(core, ms), remindDrivers(core, ms)]);

  test('comes the evening before and an hour before, each once', async () => {
    const ride = await schedule();
    await take(ride);
    const pickupMs = Date.parse(ride.pickupAt);
    // 20:00 of the evening before is 13 hours before.
    const evening = pickupMs - 13 * 60 * MINUTE_MS;
    await remindAt(evening - MINUTE_MS);
    expect(await told(driver)).toEqual([]);
    for (const ms of [evening, evening + MINUTE_MS, pickupMs - 61 * MINUTE_MS]) await remindAt(ms);
    const params = { day: day(), time: '09:00', pickup: GULSHAN.address };
    expect(await told(driver)).toEqual([{ type: 'ahead_reminder', params }]);
    for (const ms of [60, 59, 1]) await remindAt(pickupMs - ms * MINUTE_MS);
    expect(await told(driver)).toEqual([
      { type: 'ahead_reminder', params },
      { type: 'ahead_reminder', params: { ...params, onlineBy: '08:30' } },
    ]);
  });

  test('is not for one who took it since, and begins anew with another driver', async () => {
    const ride = await schedule();
    const pickupMs = Date.parse(ride.pickupAt);
    await take(ride);
    await core.db.pool.query(`update scheduled_rides set taken_at = pickup_at - interval '2 hours'`);
    await remindAt(pickupMs - 90 * MINUTE_MS);
    expect(await told(driver)).toEqual([]);
    await core.db.pool.query(`update scheduled_rides set taken_at = pickup_at - interval '45 minutes'`);
    await remindAt(pickupMs - 40 * MINUTE_MS);
    expect(await told(driver)).toEqual([]);
    await core.db.pool.query(
      `update scheduled_rides set taken_at = pickup_at - interval '2 hours', state = 'requesting'`,
    );
    await remindAt(pickupMs - 60 * MINUTE_MS);
    expect(await told(driver)).toEqual([]);
    await core.db.pool.query(`update scheduled_rides set state = 'waiting'`);
    await remindAt(pickupMs - 60 * MINUTE_MS);
    expect(await told(driver)).toHaveLength(1);
    await giveBack(ride);
    const other = await makeActor(core.db, 'driver');
    await take(ride, other);
    await remindAt(pickupMs - 59 * MINUTE_MS);
    expect(await told(other)).toHaveLength(1);
  });
});
