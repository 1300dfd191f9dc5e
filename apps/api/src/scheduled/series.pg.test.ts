import {
  addDays,
  cityDay,
  cityMoment,
  MOST_SCHEDULED,
  MOST_SERIES,
  nextSeriesDay,
  WEEKDAYS,
  weekdayOf,
  type StartSeriesInput,
} from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, expect, test } from 'vitest';
import { refused } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { holdRow } from '../testing/hold-row.ts';
import { AIRPORT, GULSHAN } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { blockUser } from '../users/block-user.ts';
import { unblockUser } from '../users/unblock-user.ts';
import { cancelScheduled } from './change-scheduled.ts';
import { endSeries } from './end-series.ts';
import { makeSeriesRides } from './make-series-rides.ts';
import { requestScheduled } from './request-scheduled.ts';
import { listScheduled } from './scheduled-queries.ts';
import { scheduleRide } from './schedule-ride.ts';
import { listSeries } from './series-queries.ts';
import { startSeries } from './start-series.ts';

const database = useTestDatabase();
const core = useTestCore(database);
const DAY_MS = 86_400_000;
let rider: TestActor;
beforeEach(async () => {
  await core.db.pool.query('delete from scheduled_rides');
  await core.db.pool.query('delete from scheduled_series');
  rider = await makeActor(core.db, 'rider');
});

const today = () => cityDay(core.timeZone);
/** The first ride is in two days; there is one every day unless other weekdays are named. */
const wish = (change: Partial<StartSeriesInput> = {}): StartSeriesInput => {
  const day = change.day ?? addDays(today(), 2);
  return {
    ...{
      id: crypto.randomUUID(),
      pickup: GULSHAN,
      destination: AIRPORT,
      type: 'standard',
      pickupNote: 'Gate',
    },
    ...{ day, time: '09:00', weekdays: [...WEEKDAYS], lastDay: addDays(day, 28), ...change },
  };
};
const start = (change: Partial<StartSeriesInput> = {}) => startSeries(core, rider, wish(change));
const daysOf = async () =>
  (await listScheduled(core.db.orm, rider.userId)).map(({ pickupAt }) =>
    cityDay(core.timeZone, Date.parse(pickupAt)),
  );
const nextDayOf = async (id: string) => {
  const { rows } = await core.db.pool.query(
    'select next_day::text as day from scheduled_series where id = $1',
    [id],
  );
  return rows[0]?.day as string | null;
};
const toldOf = async () => {
  const { rows } = await core.db.pool.query<{ type: string; params: { day: string; why: string } }>(
    'select type, params from notifications where user_id = $1 order by created_at, id',
    [rider.userId],
  );
  return rows.map(({ type, params }) => [type, params.day, params.why]);
};
const days = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => addDays(today(), from + at));

test('the first ride is there with the series, and the others as their days come within a week', async () => {
  const series = await start();
  expect(await daysOf()).toEqual(days(2, 1));
  await makeSeriesRides(core);
  // The seventh day is in reach only from 9:00 on.
  const within = await daysOf();
  expect(within.slice(0, 5)).toEqual(days(2, 5));
  await makeSeriesRides(core);
  expect(await daysOf()).toEqual(within);
  expect(await listSeries(core.db.orm, rider.userId)).toEqual([series]);
  const [first, second] = await listScheduled(core.db.orm, rider.userId);
  expect(second).toMatchObject({
    ...{ seriesId: series.id, pickup: GULSHAN, destination: AIRPORT, pickupNote: 'Gate' },
    fareCents: first?.fareCents,
  });
  await makeSeriesRides(core, Date.now() + DAY_MS);
  expect(await daysOf()).toHaveLength(within.length + 1);
  expect(await toldOf()).toEqual([]);
});

test('only on its weekdays, up to its last day; then it’s no longer listed', async () => {
  const day = addDays(today(), 2);
  const weekdays = [weekdayOf(day), weekdayOf(addDays(day, 2))].toSorted((a, b) => b - a);
  const series = await start({ weekdays, lastDay: addDays(day, 3) });
  expect(series.weekdays).toEqual(weekdays.toReversed());
  await makeSeriesRides(core);
  expect(await daysOf()).toEqual([day, addDays(day, 2)]);
  expect(await nextDayOf(series.id)).toBeNull();
  expect(await listSeries(core.db.orm, rider.userId)).toEqual([]);
});

test('each ride is quoted anew when it is scheduled', async () => {
  await start();
  await core.db.pool.query(`update ride_types set base_cents = base_cents + 500 where id = 'standard'`);
  const other = await startTestCore(database.connectionString);
  try {
    await makeSeriesRides(other);
  } finally {
    await other.stop();
    await core.db.pool.query(`update ride_types set base_cents = base_cents - 500 where id = 'standard'`);
  }
  const [first, second] = await listScheduled(core.db.orm, rider.userId);
  expect(second!.fareCents).toBeGreaterThan(first!.fareCents);
});

test('sent again it is the same series, and another one under its id is refused', async () => {
  const sent = wish();
  const all = await Promise.all([1, 2, 3].map(() => startSeries(core, rider, sent)));
  expect(all).toEqual([all[0], all[0], all[0]]);
  expect(await daysOf()).toHaveLength(1);
  await refused(startSeries(core, rider, { ...sent, time: '10:00' }), 'COMMAND_REUSED');
  await refused(startSeries(core, rider, { ...sent, lastDay: sent.day }), 'COMMAND_REUSED');
  await refused(startSeries(core, await makeActor(core.db, 'rider'), sent), 'COMMAND_REUSED');
  // Its first ride was canceled since.
  const [first] = await listScheduled(core.db.orm, rider.userId);
  await cancelScheduled(core, rider, { id: first!.id });
  expect(await startSeries(core, rider, sent)).toEqual(all[0]);
  expect(await daysOf()).toEqual([]);
});

test('is refused past eight weeks, beyond five of them, and where its first ride can’t be', async () => {
  await start({ lastDay: addDays(today(), 56) });
  await refused(start({ time: '12:00', lastDay: addDays(today(), 57) }), 'BAD_INPUT');
  await refused(start({ time: '09:10' }), 'SCHEDULED_NEAR');
  await refused(start({ day: addDays(today(), 9) }), 'BAD_INPUT');
  for (let n = 1; n < MOST_SERIES; n += 1) await start({ time: `1${n}:00` });
  await refused(start({ time: '18:00' }), 'SERIES_FULL');
  // What is refused leaves nothing behind.
  expect(await daysOf()).toHaveLength(MOST_SERIES);
  await refused(startSeries(core, await makeActor(core.db, 'driver'), wish()), 'FORBIDDEN');
});

test('two processes make each ride once, also after one that died', async () => {
  await start();
  const other = await startTestCore(database.connectionString);
  try {
    await Promise.all([core, other, core, other].map((each) => makeSeriesRides(each)));
  } finally {
    await other.stop();
  }
  const made = await daysOf();
  expect(new Set(made).size).toBe(made.length);
  expect(made.length).toBeGreaterThanOrEqual(5);
  const { rows } = await core.db.pool.query('select count(*)::int as n from scheduled_rides');
  expect(rows[0].n).toBe(made.length);
  expect(await toldOf()).toEqual([]);
});

test('one ride can be canceled alone, and isn’t made again', async () => {
  const series = await start();
  await makeSeriesRides(core);
  const made = await daysOf();
  const [, second] = await listScheduled(core.db.orm, rider.userId);
  await cancelScheduled(core, rider, { id: second!.id });
  await makeSeriesRides(core);
  expect(await daysOf()).toEqual(made.filter((day) => day !== made[1]));
  expect(await nextDayOf(series.id)).toBe(nextSeriesDay(made.at(-1)!, wish()));
});

test('ended, it makes no more rides and its rides are canceled, only by its rider', async () => {
  const series = await start();
  const single = await scheduleRide(core, rider, {
    ...{ id: crypto.randomUUID(), pickup: GULSHAN, destination: AIRPORT, type: 'standard' },
    ...{ day: addDays(today(), 2), time: '15:00' },
  });
  await refused(endSeries(core, await makeActor(core.db, 'rider'), { id: series.id }), 'SERIES_NOT_FOUND');
  await makeSeriesRides(core);
  await endSeries(core, rider, { id: series.id });
  await endSeries(core, rider, { id: series.id });
  await makeSeriesRides(core);
  expect(await listScheduled(core.db.orm, rider.userId)).toEqual([single]);
  expect(await listSeries(core.db.orm, rider.userId)).toEqual([]);
});

test('ending series is limited like other changes', async () => {
  const series = await start();
  await expect(
    Promise.all(Array.from({ length: 200 }, () => core.limits.spend('changeByAccount', rider.userId))),
  ).rejects.toMatchObject({ code: 'TOO_MANY' });
  await refused(endSeries(core, rider, { id: series.id }), 'TOO_MANY');
});

test('ended while a process makes its rides, none is left', async () => {
  const series = await start();
  const held = await holdRow(database.connectionString, 'select from users where id = $1 for update', [
    rider.userId,
  ]);
  const both = Promise.all([endSeries(core, rider, { id: series.id }), makeSeriesRides(core)]);
  await held.release();
  await both;
  expect(await daysOf()).toEqual([]);
});

/** This number of scheduled rides, in the next minutes. */
const fill = (count: number) =>
  core.db.pool.query(
    `insert into scheduled_rides (id, rider_id, type, pickup_address, pickup_lat, pickup_lng, destination_address,
       destination_lat, destination_lng, distance_meters, duration_seconds, fare_cents, pickup_at)
     select gen_random_uuid(), $1, 'standard', 'A', 23.79, 90.41, 'B', 23.84, 90.4, 5000, 900, 1000, now() + n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [rider.userId, count],
  );
const empty = () => core.db.pool.query('delete from scheduled_rides where rider_id = $1', [rider.userId]);

test('a full list or a block makes a day wait until the day before, and then it is said', async () => {
  const day = addDays(today(), 6);
  const nineAt = (of: string) => cityMoment(core.timeZone, of, '09:00')!;
  const HOUR_MS = 3_600_000;
  const series = await start({ day: addDays(today(), 5), lastDay: addDays(today(), 12) });
  await empty();
  await fill(MOST_SCHEDULED);
  await makeSeriesRides(core, nineAt(day) - 6 * DAY_MS);
  await makeSeriesRides(core, nineAt(day) - DAY_MS - HOUR_MS);
  expect(await toldOf()).toEqual([]);
  expect(await nextDayOf(series.id)).toBe(day);
  // One place is free again: the soonest day has it.
  await empty();
  await fill(MOST_SCHEDULED - 1);
  await makeSeriesRides(core, nineAt(day) - DAY_MS - HOUR_MS);
  expect((await daysOf()).at(-1)).toBe(day);
  const next = addDays(day, 1);
  expect(await nextDayOf(series.id)).toBe(next);
  await makeSeriesRides(core, nineAt(next) - DAY_MS + 1);
  await makeSeriesRides(core, nineAt(next) - DAY_MS + 1);
  expect(await toldOf()).toEqual([['series_ride', next, 'full']]);
  expect(await nextDayOf(series.id)).toBe(addDays(next, 1));

  await empty();
  const admin = await makeActor(core.db, 'admin');
  const from = { userAgent: null, ipAddress: null };
  await blockUser(core, admin, { userId: rider.userId }, from);
  const third = addDays(next, 1);
  await makeSeriesRides(core, nineAt(third) - DAY_MS - HOUR_MS);
  expect(await nextDayOf(series.id)).toBe(third);
  await makeSeriesRides(core, nineAt(third) - DAY_MS + 1);
  expect((await toldOf()).slice(1)).toEqual([['series_ride', third, 'blocked']]);
  const { rows: mails } = await core.db.pool.query<{ said: string }>(
    `select payload ->> 'day' || ' ' || (payload ->> 'why') as said from graphile_worker._private_jobs
    where payload ->> 'kind' = 'series_day' and payload ->> 'userId' = $1 order by 1`,
    [rider.userId],
  );
  expect(mails.map(({ said }) => said)).toEqual([`${next} full`, `${third} blocked`]);
  await unblockUser(core, admin, { userId: rider.userId }, from);
  await makeSeriesRides(core, nineAt(third) - DAY_MS + 1);
  expect(await daysOf()).toContain(addDays(third, 1));
});

test('a block mails one day without its ride, of all series; the bell keeps every day, and the next block is news again', async () => {
  const admin = await makeActor(core.db, 'admin');
  const from = { userAgent: null, ipAddress: null };
  const block = () => blockUser(core, admin, { userId: rider.userId }, from);
  const mails = async () => {
    const { rows } = await core.db.pool.query<{ kind: string }>(
      `select payload ->> 'kind' as kind from graphile_worker._private_jobs
      where payload ->> 'kind' in ('series_day', 'scheduled_missed') and payload ->> 'userId' = $1 order by id`,
      [rider.userId],
    );
    return rows.map(({ kind }) => kind);
  };
  await start({ lastDay: addDays(today(), 40) });
  await start({ lastDay: addDays(today(), 40), time: '15:00' });
  await makeSeriesRides(core);
  await block();
  // Their rides that are there already come first.
  const made = (await listScheduled(core.db.orm, rider.userId)).slice(0, 3);
  for (const { pickupAt } of made) await requestScheduled(core, Date.parse(pickupAt));
  const told = (await toldOf()).map(([type, , why]) => `${type} ${why}`);
  expect(told).toEqual(made.map(() => 'scheduled_missed blocked'));
  expect(await mails()).toEqual(['scheduled_missed']);
  const skip = async (from: number, count: number) => {
    for (let ahead = from; ahead < from + count; ahead += 1)
      await makeSeriesRides(core, Date.now() + ahead * DAY_MS);
  };
  await skip(3, 7);
  expect((await toldOf()).filter(([type]) => type === 'series_ride').length).toBeGreaterThan(4);
  expect(await mails()).toEqual(['scheduled_missed']);

  await unblockUser(core, admin, { userId: rider.userId }, from);
  await block();
  await skip(10, 2);
  expect(await mails()).toEqual(['scheduled_missed', 'series_day']);
});

test('several series of one rider share the places, the soonest rides first', async () => {
  const times = ['08:00', '13:00', '18:00'];
  for (const time of times) await start({ day: addDays(today(), 2), time });
  await makeSeriesRides(core);
  expect(await daysOf()).toEqual(
    [2, 3, 4, 5].flatMap((ahead) => days(ahead, 1).flatMap((day) => times.map(() => day))).slice(0, 10),
  );
  expect(await toldOf()).toEqual([]);
});

test('no number of series that wait for their time keeps another one waiting', async () => {
  const id = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
  await start({ id, day: addDays(today(), 1), time: '00:30', lastDay: addDays(today(), 9) });
  await core.db.pool.query('update scheduled_series set next_day = $1', [addDays(today(), 8)]);
  await core.db.pool.query(
    `insert into scheduled_series (id, rider_id, type, pickup_address, pickup_lat, pickup_lng, destination_address,
       destination_lat, destination_lng, weekdays, time, first_day, last_day, next_day)
     select gen_random_uuid(), $3, type, pickup_address, pickup_lat, pickup_lng, destination_address,
       destination_lat, destination_lng, weekdays, '23:30', first_day, last_day, $2
     from scheduled_series, generate_series(1, 120) where id = $1`,
    [id, addDays(today(), 8), (await makeActor(core.db, 'rider')).userId],
  );
  // Of eight days ahead, the first half hour is within reach, and the last one isn't.
  await makeSeriesRides(core, cityMoment(core.timeZone, addDays(today(), 1), '00:40')!);
  expect((await daysOf()).at(-1)).toBe(addDays(today(), 8));
  const { rows } = await core.db.pool.query('select count(*)::int as n from scheduled_rides');
  expect(rows[0].n).toBe((await daysOf()).length);
});

test('says once why a day has no ride: one too near, no area', async () => {
  const series = await start();
  await scheduleRide(core, rider, {
    ...{ id: crypto.randomUUID(), pickup: GULSHAN, destination: AIRPORT, type: 'standard' },
    ...{ day: addDays(today(), 3), time: '09:20' },
  });
  await makeSeriesRides(core);
  expect(await toldOf()).toEqual([['series_ride', addDays(today(), 3), 'near']]);
  expect(await daysOf()).toEqual(expect.arrayContaining([addDays(today(), 2), addDays(today(), 4)]));

  const told = (await toldOf()).length;
  const day = (await nextDayOf(series.id))!;
  const reached = Date.parse(`${day}T09:00:00Z`) - 6.5 * DAY_MS;
  const only = (why: string) => [['series_ride', expect.any(String), why]];
  const tellOf = async (nowMs: number) => {
    await makeSeriesRides(core, nowMs);
    await makeSeriesRides(core, nowMs);
    return toldOf();
  };
  await core.db.pool.query('update scheduled_series set pickup_lat = 51.5, pickup_lng = -0.1 where id = $1', [
    series.id,
  ]);
  expect((await tellOf(reached)).slice(told)).toEqual(only('area'));
});

test('a day that no process looked at in time is said, and the next one is made', async () => {
  const series = await start({ lastDay: addDays(today(), 12) });
  await core.db.pool.query('update scheduled_series set next_day = $2 where id = $1', [
    series.id,
    addDays(today(), -1),
  ]);
  await makeSeriesRides(core);
  expect((await toldOf()).every(([, , why]) => why === 'late')).toBe(true);
  expect((await daysOf()).at(-1)! > addDays(today(), 4)).toBe(true);
});

test('at the same wall time, whatever the clocks do: an hour that is skipped has no ride, one that comes twice its first', async () => {
  const berlin = { ...core, timeZone: 'Europe/Berlin' };
  // In a year that is far off, so that no ride is late: the clocks go back on 26 October 2036 at 3:00 and forward on 30 March at 2:00.
  const seriesFor = async (nextDay: string) => {
    await core.db.pool.query('delete from scheduled_rides');
    await core.db.pool.query('delete from scheduled_series');
    await core.db.pool.query(
      `insert into scheduled_series (id, rider_id, type, pickup_address, pickup_lat, pickup_lng, destination_address,
         destination_lat, destination_lng, weekdays, time, first_day, last_day, next_day)
       values (gen_random_uuid(), $1, 'standard', $2, $3, $4, $5, $6, $7, '{1,2,3,4,5,6,7}', '02:30', $8, $8::date + 2, $8)`,
      [
        ...[rider.userId, GULSHAN.address, GULSHAN.lat, GULSHAN.lng],
        ...[AIRPORT.address, AIRPORT.lat, AIRPORT.lng, nextDay],
      ],
    );
    await makeSeriesRides(berlin, Date.parse(`${nextDay}T00:00:00Z`) - 3 * DAY_MS);
    return (await listScheduled(core.db.orm, rider.userId)).map(({ pickupAt }) => pickupAt);
  };
  expect(await seriesFor('2036-10-25')).toEqual([
    '2036-10-25T00:30:00.000Z',
    '2036-10-26T00:30:00.000Z',
    '2036-10-27T01:30:00.000Z',
  ]);
  expect(await toldOf()).toEqual([['series_ride', '2036-10-26', 'twice']]);
  // The same is said of the first ride, which is scheduled with the series.
  await core.db.pool.query('delete from scheduled_rides');
  const sunday = wish({ day: '2036-10-26', time: '02:30', lastDay: '2036-11-23' });
  await startSeries(berlin, rider, sunday, Date.parse('2036-10-23T00:00:00Z'));
  expect((await toldOf()).slice(1)).toEqual([['series_ride', '2036-10-26', 'twice']]);
  expect(await seriesFor('2036-03-29')).toEqual(['2036-03-29T01:30:00.000Z', '2036-03-31T00:30:00.000Z']);
  expect((await toldOf()).at(-1)).toEqual(['series_ride', '2036-03-30', 'gap']);
});
