import { createTestDatabase, useTestDatabase } from '@ridewire/db/testing/test-database';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { acceptRide } from '../rides/accept-ride.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { seedCity } from '@ridewire/db/seed';
import type { RunningServices } from '../server/start-services.ts';
import { makeActor } from '../testing/actors.ts';
import { listFigures, recount } from '../testing/figures.ts';
import { holdRow } from '../testing/hold-row.ts';
import { request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { countCellHours } from './count-cell-hours.ts';
import { foldFigures, LOCK_FIGURES } from './fold-figures.ts';
import { keepTimeZone } from './keep-time-zone.ts';
import { recountFigures } from './recount-figures.ts';
import { repairFigures } from './repair-figures.ts';
import { countRides, findRideDay } from './ride-counts.ts';
import { countUsers } from './user-counts.ts';

const database = useTestDatabase();
let core: RunningServices;
const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await core.db.pool.query<Row>(text, values)).rows;
const count = async (from: string) =>
  (await query<{ count: number }>(`select count(*)::int as count from ${from}`))[0]?.count;
const repair = () => repairFigures(database.connectionString);
/** The same database under a name of its own, and how many connections have that name. */
function named(name: string) {
  const url = new URL(database.connectionString);
  url.searchParams.set('application_name', name);
  return {
    connectionString: url.href,
    isLeft: () => expect.poll(() => count(`pg_stat_activity where application_name = '${name}'`)).toBe(0),
  };
}
const isRight = async () =>
  expect(await listFigures(core.db, 'now')).toEqual(await listFigures(core.db, 'raw'));

beforeAll(async () => {
  // Rides older than the figures.
  await seedCity(database.connectionString, () => Promise.resolve('none'));
  core = await startTestCore(database.connectionString);
});
afterAll(() => core.stop());

test('a start counts what was there before', async () => {
  expect(await count('ride_deltas')).toBe(0);
  const kept = await listFigures(core.db, 'kept');
  expect(kept).toEqual(await listFigures(core.db, 'raw'));
  for (const table of Object.values(kept)) expect(table.length).toBeGreaterThan(4);
});

test('figures that are wrong, missing or too many are found and mended', async () => {
  expect((await repair()).tables.filter(({ wrong }) => wrong > 0)).toEqual([]);
  const [busiest] = await query<{ day: string; requested: number }>(
    'select day::text, requested from ride_days order by requested desc limit 1',
  );
  await query('update ride_days set requested = requested + 1 where day = $1', [busiest?.day]);
  await query('delete from driver_totals where driver_id in (select driver_id from driver_totals limit 2)');
  await query(`insert into ride_hours (day, hour, completed, fare_cents) values ('2020-02-02', 2, 1, 700)`);
  await query(`update ride_cells set requested = 0 where cell in (select cell from ride_cells limit 1)`);
  await query('delete from ride_cell_months where month = (select max(month) from ride_cell_months)');
  await query('delete from ride_cell_hours where hour = (select max(hour) from ride_cell_hours)');
  await query(
    'update user_days set count = count + 2 where (day, role) in (select day, role from user_days limit 1)',
  );

  const { tables } = await repair();
  expect(tables.map(({ table, wrong }) => [table, wrong > 0])).toEqual(
    [
      'ride_days',
      'ride_hours',
      'ride_cells',
      'ride_cell_months',
      'ride_cell_hours',
      'driver_totals',
      'user_days',
    ].map((table) => [table, true]),
  );
  expect(tables[0]).toMatchObject({
    wrong: 1,
    example: {
      kept: { day: busiest?.day, requested: (busiest?.requested ?? 0) + 1 },
      counted: { day: busiest?.day, requested: busiest?.requested },
    },
  });
  expect(tables[1]).toMatchObject({ wrong: 1, example: { kept: { fare_cents: 700 }, counted: null } });
  expect(tables[5]).toMatchObject({ wrong: 2, example: { kept: null } });
  await isRight();
  const again = await repair();
  expect(again.tables.filter(({ wrong }) => wrong > 0)).toEqual([]);
  for (const { table, rows } of again.tables) expect([table, rows]).toEqual([table, await count(table)]);
});

test('connections are closed after a repair and a start', async () => {
  const [repairing, starting] = [named('a repair'), named('a start')];
  await repairFigures(repairing.connectionString);
  await repairing.isLeft();
  await keepTimeZone(starting.connectionString, 'Asia/Dhaka');
  await starting.isLeft();
});

test('rides older than the map of demand are placed on it by a repair', async () => {
  const before = await listFigures(core.db, 'kept');
  await query('update rides set pickup_cell = null');
  expect(await query('select from ride_cells_now group by cell having sum(requested) <> 0')).toEqual([]);
  expect((await repair()).filledCells).toBe(await count('rides'));
  expect(await listFigures(core.db, 'kept')).toEqual(before);
  await query('update rides set pickup_cell = null where id = (select max(id::text)::uuid from rides)');
  expect((await repair()).filledCells).toBe(1);
});

test('a database on which no server ever ran has nothing to repair', async () => {
  const empty = await createTestDatabase();
  onTestFinished(empty.drop);
  await expect(repairFigures(empty.connectionString)).rejects.toThrow(
    'This database has no figures yet: start Ridewire on it once.',
  );
});

test('two folds at once add everything once', async () => {
  await query(`update rides set deleted_at = now() where id in (select id from rides limit 100)`);
  expect(await count('ride_deltas')).toBe(200);
  await Promise.all([1, 2, 3, 4].map(() => foldFigures(core.db)));
  await foldFigures(core.db);
  expect(await count('ride_deltas')).toBe(0);
  expect(await listFigures(core.db, 'kept')).toEqual(await listFigures(core.db, 'raw'));
});

test('a fold leaves the notes to whoever counts at that moment', async () => {
  await query(
    'update rides set deleted_at = now() where id = (select id from rides where deleted_at is null limit 1)',
  );
  const noted = await count('ride_deltas');
  const held = await holdRow(database.connectionString, LOCK_FIGURES, []);
  await foldFigures(core.db);
  expect(await count('ride_deltas')).toBe(noted);
  await held.release();
  await foldFigures(core.db);
  expect(await count('ride_deltas')).toBe(0);
});

test('more notes than are folded at a time are folded all', async () => {
  await query(
    `insert into user_deltas (at, role, status, n) select now(), 'rider', 'active', case when i % 2 = 0 then 1 else -1 end
      from generate_series(1, 20002) i`,
  );
  await foldFigures(core.db);
  expect(await count('user_deltas')).toBe(0);
  await isRight();
});

test('hours of areas that were never kept are counted at a start, and nothing else', async () => {
  // Notes that are not folded yet.
  await query(
    'update rides set deleted_at = now() where id in (select id from rides where deleted_at is null limit 9)',
  );
  // One of two rides of an hour and area is deleted: its note and the other ride are one each.
  const [copy] = await query<{ id: string }>(
    `insert into rides select copy.* from (
        select *, count(*) over (partition by pickup_cell, date_trunc('hour', requested_at)) as there from rides where deleted_at is null
      ) r, jsonb_populate_record(null::rides, to_jsonb(r) || jsonb_build_object('id', uuidv7(), 'command_id', uuidv7())) copy
      where there = 1 and r.status = 'completed' and r.requested_at > now() - interval '20 days' limit 1 returning id`,
  );
  expect(copy).toBeDefined();
  await foldFigures(core.db);
  await query('update rides set deleted_at = now() where id = $1', [copy?.id]);
  const noted = await count('ride_deltas');
  expect(noted).toBeGreaterThan(0);
  await query('delete from ride_cell_hours');
  await Promise.all([1, 2].map(() => keepTimeZone(database.connectionString, 'Asia/Dhaka')));
  expect(await count('ride_deltas')).toBe(noted);
  await isRight();
  await foldFigures(core.db);
  await isRight();
});

test.each([
  ['a recount', (client: pg.Client) => recountFigures(client, 'Asia/Tokyo')],
  ['a count of areas’ hours', countCellHours],
])(
  '%s that has to be given up leaves everything as it was, and its connection usable',
  async (_what, run) => {
    const before = await listFigures(core.db, 'kept');
    await query('delete from ride_cell_hours');
    const client = new pg.Client({ connectionString: database.connectionString, lock_timeout: 100 });
    await client.connect();
    onTestFinished(() => client.end());
    const held = await holdRow(database.connectionString, LOCK_FIGURES, []);
    await expect(run(client)).rejects.toMatchObject({ code: '55P03' });
    expect((await client.query('select time_zone from city')).rows).toEqual([{ time_zone: 'Asia/Dhaka' }]);
    await held.release();
    await keepTimeZone(database.connectionString, 'Asia/Dhaka');
    expect(await listFigures(core.db, 'kept')).toEqual(before);
  },
);

test('other clocks count everything anew', async () => {
  const dhaka = await listFigures(core.db, 'now');
  await keepTimeZone(database.connectionString, 'America/New_York');
  const newYork = await listFigures(core.db, 'kept');
  expect(newYork).toEqual(await listFigures(core.db, 'raw'));
  expect(newYork['ride_hours']).not.toEqual(dhaka['ride_hours']);
  await Promise.all([1, 2].map(() => keepTimeZone(database.connectionString, 'Asia/Dhaka')));
  expect(await listFigures(core.db, 'kept')).toEqual(dhaka);
});

test('accounts that come, change and go', async () => {
  const { userId } = await makeActor(core.db, 'rider');
  await isRight();
  await foldFigures(core.db);
  for (const change of [
    `status = 'blocked'`,
    `role = 'admin'`,
    `created_at = created_at - interval '9 days'`,
  ]) {
    const before = await listFigures(core.db, 'now');
    await query(`update users set ${change} where id = $1`, [userId]);
    expect((await listFigures(core.db, 'now'))['user_days']).not.toEqual(before['user_days']);
    await isRight();
  }
  await query('delete from users where id = $1', [userId]);
  await isRight();
  await foldFigures(core.db);
  expect(await listFigures(core.db, 'kept')).toEqual(await listFigures(core.db, 'raw'));
});

test('accounts are counted by role and status, whether or not they are folded', async () => {
  await foldFigures(core.db);
  const admins = await countUsers(core.db, { role: 'admin' });
  // As many that are not folded yet.
  for (let i = 0; i < admins; i += 1) await makeActor(core.db, 'admin');
  await query(
    `update users set status = 'blocked' where id in (select id from users where role = 'rider' limit 2)`,
  );
  for (const role of [undefined, 'rider', 'driver', 'admin'] as const)
    for (const status of [undefined, 'active', 'blocked'] as const) {
      const all = await query(
        `select from users where ($1::role is null or role = $1) and ($2::user_status is null or status = $2)`,
        [role, status],
      );
      expect(await countUsers(core.db, { role, status }), `${role} ${status}`).toBe(all.length);
    }
  expect(await countUsers(core.db)).toBe(await count('users'));
  expect(await countUsers(core.db, { role: 'admin' })).toBe(2 * admins);
});

test('counts and days of the list', async () => {
  const rider = await makeActor(core.db, 'rider');
  const driver = await makeActor(core.db, 'driver');
  await cancelRide(core, rider, { rideId: (await requestRide(core, rider, request())).id });
  await acceptRide(core, driver, { rideId: (await requestRide(core, rider, request())).id });
  // The database alone can delete a ride that is under way.
  const { id: gone } = await requestRide(core, await makeActor(core.db, 'rider'), request());
  await query('update rides set deleted_at = now() where id = $1', [gone]);
  const statuses = [undefined, 'completed', 'canceled', 'accepted', 'requested'] as const;
  for (const status of statuses) {
    const rides = await query<{ day: string }>(
      `select (uuid_extract_timestamp(id) at time zone 'Asia/Dhaka')::date::text as day, uuid_extract_timestamp(id) as at
        from rides where deleted_at is null and ($1::ride_status is null or status = $1) order by id desc`,
      [status],
    );
    expect(await countRides(core.db, status)).toBe(rides.length);
    expect(await findRideDay(core.db, rides.length, status)).toBeUndefined();
    for (const row of [0, 1, Math.floor(rides.length / 2), rides.length - 1]) {
      const ride = rides[row] as { day: string; at: Date } | undefined;
      const found = await findRideDay(core.db, row, status);
      expect(found?.day).toBe(ride?.day);
      if (!ride) continue;
      expect(found?.before).toBe(rides.findIndex(({ day }) => day === ride.day));
      expect(found?.from.getTime()).toBeLessThanOrEqual(ride.at.getTime());
      expect(found?.until.getTime()).toBeGreaterThan(ride.at.getTime());
    }
  }
  for (const status of [undefined, 'completed', 'canceled'] as const)
    for (const days of [{ to: '2000-01-01' }, { from: '2100-01-01' }])
      expect([await countRides(core.db, status, days), await findRideDay(core.db, 0, status, days)]).toEqual([
        ...[0, undefined],
      ]);
});

test('rides that come finished are counted', async () => {
  await query(
    `insert into rides select copy.* from rides r, jsonb_populate_record(r, jsonb_build_object('id', uuidv7(), 'command_id', uuidv7())) copy
      where r.status in ('completed', 'canceled')`,
  );
  await isRight();
});

test('emptied tables leave no figures', async () => {
  await query('delete from rides where id in (select id from rides order by id limit 300)');
  await isRight();
  // Refund notes also refuse it, which is tested elsewhere.
  await query('alter table ride_refunds disable trigger user');
  // Work in the background may hold one of the tables and wait for another: one of both is ended then.
  const empty = () =>
    query('truncate rides, users cascade').then(
      () => 'done',
      ({ code }: { code?: string }) => code,
    );
  await expect.poll(empty).toBe('done');
  expect((await recount(database.connectionString)).filter(({ wrong }) => wrong > 0)).toEqual([]);
  for (const rows of Object.values(await listFigures(core.db, 'now'))) expect(rows).toEqual([]);
});
