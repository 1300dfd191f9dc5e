import { addDays } from '@ridewire/contracts';
import { seedCity } from '@ridewire/db/seed';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { cellToLatLng, isValidCell } from 'h3-js';
import { beforeAll, expect, test } from 'vitest';
import { useTestCore } from '../testing/use-test-core.ts';
import { reportCalendar, reportDemand, reportHours } from './demand-queries.ts';
import { reportTopDrivers, reportUserGrowth } from './people-queries.ts';
import { findReportDays, findToday } from './report-days.ts';
import { reportRides, reportUsers } from './report-queries.ts';

const database = useTestDatabase();
const CLOCK = (column: string) => `(${column} at time zone 'Asia/Dhaka')`;
const ALL = `deleted_at is null`;
const core = useTestCore(database);
let today: string;
let from: string;
const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await core.db.pool.query<Row>(text, values)).rows;

beforeAll(async () => {
  await seedCity(database.connectionString, () => Promise.resolve('none'));
  // Half is kept, half is not folded yet.
  await query(
    `update rides set deleted_at = now() where id in (select id from rides order by command_id limit 30)`,
  );
  today = await findToday(core.db);
  from = addDays(today, -49);
});

test('weeks begin on Monday, and add up to the days', async () => {
  const { stats } = await reportRides(core.db, { period: 'week', from, to: today });
  const raw = await query(
    `select to_char(date_trunc('week', ${CLOCK('completed_at')}), 'YYYY-MM-DD') as date, count(*)::int as "rideCount",
        sum(fare_cents)::int as "revenueCents", sum(commission_cents)::int as "commissionCents", sum(payout_cents)::int as "payoutCents"
      from rides where ${ALL} and status = 'completed' and ${CLOCK('completed_at')}::date between $1 and $2 group by 1 order by 1`,
    [from, today],
  );
  expect(raw.length).toBeGreaterThan(6);
  expect(stats).toMatchObject(raw);
  for (const { date } of stats) expect(new Date(date).getUTCDay()).toBe(1);
  const days = await reportRides(core.db, { period: 'day', from, to: today });
  const sum = (name: 'requestedCount' | 'canceledCount') => (report: typeof days) =>
    report.stats.reduce((total, stat) => total + stat[name], 0);
  for (const name of ['requestedCount', 'canceledCount'] as const) {
    expect(sum(name)(days)).toBeGreaterThan(0);
    expect(sum(name)({ ...days, stats })).toBe(sum(name)(days));
  }
});

test('hours of the week, all 168', async () => {
  const { hours } = await reportHours(core.db, { from, to: today });
  expect(hours).toHaveLength(168);
  expect([hours[0], hours[167]]).toMatchObject([
    { weekday: 1, hour: 0 },
    { weekday: 7, hour: 23 },
  ]);
  const raw = await query(
    `select extract(isodow from ${CLOCK('requested_at')})::int as weekday, extract(hour from ${CLOCK('requested_at')})::int as hour,
        count(*)::int as "requestedCount"
      from rides where ${ALL} and ${CLOCK('requested_at')}::date between $1 and $2 group by 1, 2 order by 1, 2`,
    [from, today],
  );
  expect(hours.filter(({ requestedCount }) => requestedCount > 0)).toMatchObject(raw);
  expect(hours.some(({ completedCount }) => completedCount > 0)).toBe(true);
  const empty = await reportHours(core.db, { from: '2020-01-01', to: '2020-01-31' });
  expect(empty.hours).toEqual(
    hours.map(({ weekday, hour }) => ({ weekday, hour, requestedCount: 0, completedCount: 0 })),
  );
});

test('demand by cell, most first: day by day, and of whole months', async () => {
  const lastMonth = addDays(`${today.slice(0, 8)}01`, -1);
  for (const first of [addDays(today, -20), addDays(today, -100), `${lastMonth.slice(0, 8)}01`]) {
    const { cells } = await reportDemand(core.db, { from: first, to: today });
    const counted = await query(
      `select pickup_cell as cell, count(*)::int as "requestedCount" from rides
        where ${ALL} and ${CLOCK('requested_at')}::date between $1 and $2 group by 1 order by 2 desc, 1`,
      [first, today],
    );
    expect(cells).toEqual(counted);
    expect(cells.every(({ cell }) => isValidCell(cell))).toBe(true);
    const [lat, lng] = cellToLatLng(cells[0]?.cell ?? '');
    expect([Math.round(lat), Math.round(lng)]).toEqual([24, 90]);
  }
});

test('demand shows the 2,000 busiest areas, and none without a request', async () => {
  const put = (day: string, cells: number, requested: number) =>
    query(
      `insert into ride_cells (day, cell, requested) select $1, lpad($3 || 'x' || i, 15, '0'), $3::int from generate_series(1, $2::int) i`,
      [day, cells, requested],
    );
  for (const [day, cells, requested] of [
    ['2020-02-02', 2_001, 1],
    ['2020-02-02', 1, 5],
    ['2020-02-03', 1, 1],
    ['2020-02-03', 1, 0],
  ] as const)
    await put(day, cells, requested);
  const demandOf = async (day: string) => (await reportDemand(core.db, { from: day, to: day })).cells;
  const busiest = await demandOf('2020-02-02');
  expect(busiest.map(({ requestedCount }) => requestedCount)).toEqual([5, ...Array<number>(1_999).fill(1)]);
  expect(await demandOf('2020-02-03')).toMatchObject([{ requestedCount: 1 }]);
});

test.each([
  ['day', 'YYYY-MM-DD'],
  ['month', 'YYYY-MM'],
] as const)('who came by %s, and how many were there before', async (period, format) => {
  // From ten days before the range on, some every day; on one day only an admin.
  await query(
    `update users u set created_at = ($1::date - 10 + n::int % 40 + time '12:00') at time zone 'Asia/Dhaka'
      from (select id, row_number() over (order by role, id) as n from users) numbered where numbered.id = u.id`,
    [from],
  );
  await query(
    `update users set created_at = ($1::date - 3 + time '12:00') at time zone 'Asia/Dhaka' where role = 'admin'`,
    [today],
  );
  const { stats, totalBefore } = await reportUserGrowth(core.db, { period, from, to: today });
  const raw = await query<{ riders: number; drivers: number }>(
    `select to_char(${CLOCK('created_at')}, $2) as date, (count(*) filter (where role = 'rider'))::int as riders,
        (count(*) filter (where role = 'driver'))::int as drivers
      from users where role <> 'admin' and ${CLOCK('created_at')}::date >= $1 group by 1 order by 1`,
    [from, format],
  );
  expect(stats).toEqual(raw);
  if (period === 'day') expect(stats[0]?.date).toBe(from);
  const before = await query(
    `select from users where role <> 'admin' and ${CLOCK('created_at')}::date < $1`,
    [from],
  );
  expect(before.length).toBeGreaterThan(0);
  expect(totalBefore).toBe(before.length);
  const days = (await reportUsers(core.db)).signups.map(({ date }) => date);
  expect(days.length).toBeGreaterThan(30);
  expect(days).toEqual(days.toSorted());
  const { stats: earlier } = await reportUserGrowth(core.db, {
    period,
    from: '2020-01-01',
    to: '2020-01-31',
  });
  expect(earlier).toEqual([]);
});

/** The best by looking at each ride that ended in the range; all without a range. */
const bestDrivers = (range?: { from: string; to: string }) => {
  const within = (column: string) => (range ? `${CLOCK(column)}::date between $1 and $2` : 'true');
  const [completed, canceled] = (['completed', 'canceled'] as const).map(
    (how) => `filter (where r.status = '${how}' and ${within(`${how}_at`)})`,
  );
  return query(
    `select driver_id as "driverId", u.name, u.avatar_url as "avatarUrl",
        (count(*) ${completed})::int as "completedCount", (count(*) ${canceled})::int as "canceledCount",
        (sum(payout_cents) ${completed})::int as "payoutCents"
      from rides r join users u on u.id = driver_id where r.${ALL} group by 1, 2, 3 having count(*) ${completed} > 0
      order by 4 desc, 6 desc, 1 limit 20`,
    range ? [range.from, range.to] : [],
  );
};

test('the best drivers of all time, and of some days, those that stood open for long too', async () => {
  const allTime = await reportTopDrivers(core.db);
  expect(allTime).toEqual({ days: null, drivers: await bestDrivers() });
  expect(allTime.drivers).toHaveLength(20);
  // Some ended two days after their request.
  for (const how of ['completed', 'canceled'])
    await query(
      `update rides set ${how}_at = ${how}_at + interval '2 days', updated_at = updated_at + interval '2 days'
        where id in (select id from rides where driver_id is not null and status = '${how}' and ${how}_at < now() - interval '3 days' order by id desc limit 20)`,
    );
  const some = { from: addDays(today, -14), to: addDays(today, -3) };
  for (const range of [some, { from: today, to: today }, { from, to: today }])
    expect(await reportTopDrivers(core.db, { period: 'day', ...range })).toEqual({
      days: range,
      drivers: await bestDrivers(range),
    });
  const { drivers } = await reportTopDrivers(core.db, { period: 'day', ...some });
  expect(drivers).not.toEqual(allTime.drivers);
  // Of twelve days, it depends on the hour whether any of the best had a ride canceled.
  const whole = await reportTopDrivers(core.db, { period: 'day', from, to: today });
  expect(whole.drivers.some(({ canceledCount }) => canceledCount > 0)).toBe(true);
});

test('each day of a year', async () => {
  const { days } = await reportCalendar(core.db, {});
  expect(days).toHaveLength(365);
  expect([days[0]?.date, days[364]?.date]).toEqual([addDays(today, -364), today]);
  const [{ count } = { count: 0 }] = await query<{ count: number }>(
    `select count(*)::int as count from rides where ${ALL} and status = 'completed'`,
  );
  expect(days.reduce((sum, { rideCount }) => sum + rideCount, 0)).toBe(count);
});

test('today is what the city’s clocks show, also where the day is another than by UTC', async () => {
  // At any hour, the date differs from UTC in one of these.
  const zone = new Date().getUTCHours() < 12 ? 'Etc/GMT+12' : 'Pacific/Kiritimati';
  const dateIn = (timeZone: string) => new Intl.DateTimeFormat('sv', { timeZone }).format();
  await query('update city set time_zone = $1', [zone]);
  try {
    const before = dateIn(zone);
    const found = await findToday(core.db);
    expect([before, dateIn(zone)]).toContain(found);
    expect(found).not.toBe(dateIn('UTC'));
    expect(await findReportDays(core.db, {})).toMatchObject({ to: found });
  } finally {
    await query('update city set time_zone = $1', ['Asia/Dhaka']);
  }
});

test('ranges left open, and ranges that are none', async () => {
  const days = (range: Parameters<typeof findReportDays>[1], period?: 'month') =>
    findReportDays(core.db, range, period);
  expect(await days({})).toEqual({ from: addDays(today, -29), to: today });
  expect(await days({ to: '2025-03-01' })).toEqual({ from: '2025-01-31', to: '2025-03-01' });
  expect(await days({ to: '2025-03-31' }, 'month')).toEqual({ from: '2024-04-01', to: '2025-03-31' });
  expect(await days({ from: '2022-11-22', to: '2025-11-21' })).toMatchObject({ from: '2022-11-22' });
  await expect(days({ from: '2025-03-02', to: '2025-03-01' })).rejects.toThrow(
    'The first day must not be after the last.',
  );
  await expect(days({ from: '2099-01-01' })).rejects.toThrow('The first day must not be after the last.');
  await expect(days({ from: '2022-11-21', to: '2025-11-21' })).rejects.toThrow('at most three years');
});
