import { givePapers } from '@ridewire/api/testing/give-papers';
import { readFileSync } from 'node:fs';
import { counters } from '../screens/board.ts';
import { toast } from '../screens/driver.ts';
import { letWait } from '../screens/people.ts';
import { events, figure, connectionNow, report } from '../screens/reports.ts';
import { goTo } from '../stage/go-to.ts';
import { makeHistory } from '../stage/make-history.ts';
import { expect, test, type Page } from '../stage/story.ts';

const ANALYTICS = '/dashboard/analytics';

const count = (value: number) => value.toLocaleString('en-US');
/** As cards write it: no decimals if whole. */
const total = (cents: number) =>
  (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
const rate = (share: number) => `${(share * 100).toFixed(2)}%`;

interface Truth {
  users: number;
  drivers: number;
  rides: number;
  revenue: number;
  commission: number;
  payout: number;
  canceled: number;
  recent: number;
  before: number;
  monthRides: number;
  monthCommission: number;
  monthPayout: number;
  weekPayout: number;
  cells: number;
}

test('reports and overview equal the database; each report fails alone, the overview moves by itself when a ride completes, and approves drivers who wait', async ({
  db,
  person,
  open,
  byWire,
}) => {
  const nadia = await person('rider', 'Nadia');
  const karim = await person('driver', 'Karim');
  await makeHistory(db, { riderId: nadia.userId, driverId: karim.userId, count: 110 });
  const admin = await open(await person('admin', 'Ada'), { path: ANALYTICS });
  const truth = (await db.pool.query<Truth>(TRUTH)).rows[0] as Truth;
  const rides = report(admin, 'Ride Activity');
  await expect(rides).toContainText(`Total rides${count(truth.monthRides)}`);
  await expect(rides.getByRole('figure', { name: 'Revenue' }).locator('svg').first()).toBeVisible();
  const drivers = report(admin, 'Driver Metrics');
  await expect(drivers).toContainText('Drivers online0');
  await expect(drivers).toContainText(`Average earnings${total(truth.monthPayout)}`);
  await expect(drivers).toContainText(`Completion rate${rate(1)}`);
  const earnings = report(admin, 'Earnings & Commission');
  await expect(earnings).toContainText(`Total revenue${total(truth.recent)}`);
  await expect(earnings).toContainText(`Commission (20.00%)${total(truth.monthCommission)}`);
  await expect(earnings).toContainText(`Driver payout${total(truth.monthPayout)}`);
  await rides.getByText('Month', { exact: true }).click();
  await rides.getByText('Table', { exact: true }).click();
  await expect(admin).toHaveURL(/period=month/);
  await expect(rides).toContainText(`Total rides${count(truth.rides)}`);
  await expect(rides).toContainText(`Total revenue${total(truth.revenue)}`);
  await expect(rides.getByRole('row')).toHaveCount(13);

  await expect(report(admin, 'Top Drivers').getByRole('row')).toContainText([
    /^DriverCompleted/,
    `Karim${count(truth.rides)}0${total(truth.payout)}`,
  ]);
  await expect(report(admin, 'Busy Hours').getByRole('img')).toHaveAccessibleName(/Busiest: \w+day \d\d:00/);
  await expect(report(admin, 'Demand by Area').getByRole('row', { name: /^Gulshan 2 Circle/ })).toContainText(
    `${count(truth.cells)}100.00%`,
  );
  await expect(report(admin, 'Rides in a Year')).toContainText(`Total rides${count(truth.rides)}`);
  await admin.getByRole('button', { name: /^Days:/ }).click();
  await admin.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(admin).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
  for (const name of ['Revenue Split', 'Earnings & Commission'])
    await expect(report(admin, name)).toContainText(`Driver payout${total(truth.weekPayout)}`);

  // A column that only this report reads is gone for a while.
  await db.pool.query('alter table drivers rename column available to elsewhere');
  await admin.getByRole('button', { name: 'Refresh All' }).click();
  await expect(drivers.getByRole('alert')).toContainText('Failed to load driver reports.');
  await expect(drivers.getByRole('alert')).toContainText('Details: ');
  await expect(admin.getByRole('alert')).toHaveCount(1);
  await db.pool.query('alter table drivers rename column elsewhere to available');
  await drivers.getByRole('button', { name: 'Try again' }).click();
  await expect(drivers.getByRole('alert')).toHaveCount(0);

  await admin.getByRole('link', { name: 'Reports', exact: true }).click();
  await admin.getByText('Earnings', { exact: true }).click();
  await expect(admin.getByText(`${count(truth.rides)} rows · The first 10, newest first`)).toBeVisible();
  await expect(admin.getByRole('columnheader', { name: 'Completed at (UTC+06:00)' })).toBeVisible();
  const download = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('ridewire-earnings.csv');
  const [, ...lines] = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  const fares = lines.map((line) => Math.round(Number(line.split(',')[5]) * 100));
  expect(fares.reduce((sum, fare) => sum + fare, 0)).toBe(truth.revenue);
  await expect(
    admin.getByText(`Exported ${count(truth.rides)} rows to ridewire-earnings.csv`).first(),
  ).toBeVisible();

  await goTo(admin, '/dashboard');
  await expect(admin).toHaveURL(/\/dashboard\/admin$/);
  const read = async () => (await db.pool.query<Truth>(TRUTH)).rows[0] as Truth;
  await expectFigures(admin, await read());
  await expect(events(admin)).toHaveCount(0);

  const driver = byWire(karim);
  await driver.goOnline();
  await expect(connectionNow(admin, 'Online drivers')).toContainText('1');
  await byWire(nadia).requestRide();
  await expect(connectionNow(admin, 'Waiting')).toContainText('1');
  await expect(events(admin).first()).toContainText('Nadia requested a ride from Gulshan 2 Circle');
  await driver.acceptRide();
  await expect(events(admin).first()).toContainText('Karim accepted Nadia’s ride');
  await expect(connectionNow(admin, 'On the way')).toContainText('1');
  await driver.drive('picked_up');
  await expect(connectionNow(admin, 'On board')).toContainText('1');
  await driver.drive('in_transit', 'completed');
  const { rows: done } = await db.pool.query<{ fare: number }>(
    'select fare_cents as fare from rides order by id desc limit 1',
  );
  await expect(events(admin).first()).toContainText(
    `Karim completed Nadia’s ride for $${((done[0]?.fare ?? 0) / 100).toFixed(2)}`,
  );
  const after = await read();
  expect(after.rides).toBe(111);
  await expectFigures(admin, after);
  const told = await events(admin).allInnerTexts();
  await admin.reload();
  await expect(events(admin)).toHaveCount(told.length);
  await expectFigures(admin, after);

  // Long past and on no board; even so, it no longer counts.
  const { rows } = await db.pool.query<{ id: string }>('select id from rides order by completed_at limit 1');
  const deletion = await admin.request.post('/trpc/rides.delete', { data: { rideId: rows[0]?.id } });
  expect(deletion.status()).toBe(200);
  await expectFigures(admin, await read());
  expect((await read()).rides).toBe(110);

  await byWire(await person('rider', 'Omar')).requestRide();
  await connectionNow(admin, 'Waiting').click();
  await expect(admin).toHaveURL(/\/admin\/live\?status=requested$/);
  await expect(counters(admin).getByRole('button', { name: /^Waiting/, pressed: true })).toBeVisible();

  await goTo(admin, '/dashboard/admin');
  await expect(admin.getByText('No drivers are waiting for approval.')).toBeVisible();
  const rina = await person('driver', 'Rina');
  await letWait(db, rina.userId);
  await givePapers(db, rina.userId);
  await admin.reload();
  const part = admin.getByRole('region', { name: 'Waiting for approval' });
  await part.getByRole('button', { name: 'Approve Rina' }).click();
  await admin.getByRole('dialog', { name: 'Approve Rina?' }).getByRole('button', { name: 'Approve' }).click();
  await expect(toast(admin, 'Driver approved')).toBeVisible();
  await expect(part.getByText('No drivers are waiting for approval.')).toBeVisible();
  await expect(admin.getByRole('heading', { name: 'Waiting for approval' })).toBeFocused();
});

async function expectFigures(page: Page, truth: Truth): Promise<void> {
  await expect(figure(page, 'Total users')).toHaveText(count(truth.users));
  await expect(figure(page, 'Total drivers')).toHaveText(count(truth.drivers));
  await expect(figure(page, 'Completed rides')).toHaveText(count(truth.rides));
  // Rolling digits are drawn one above the other; the whole figure is next to them for screen readers.
  await expect(figure(page, 'Revenue')).toContainText(total(truth.revenue));
  const growth = truth.recent / truth.before - 1;
  await expect(figure(page, 'Growth')).toHaveText(
    `${growth > 0 ? '+' : ''}${rate(growth).replace('-', '−')}`,
  );
}

const DAY = `(completed_at at time zone 'Asia/Dhaka')::date`;
const TODAY = `(now() at time zone 'Asia/Dhaka')::date`;
const TRUTH = `select (select count(*)::int from users) as users, (select count(*)::int from drivers) as drivers,
    count(*)::int as rides, sum(fare_cents)::int as revenue, sum(commission_cents)::int as commission,
    sum(payout_cents)::int as payout, (sum(fare_cents) filter (where ${DAY} > ${TODAY} - 30))::float8 as recent,
    (sum(fare_cents) filter (where ${DAY} > ${TODAY} - 60 and ${DAY} <= ${TODAY} - 30))::float8 as before,
    (count(*) filter (where ${DAY} > ${TODAY} - 30))::int as "monthRides",
    (sum(commission_cents) filter (where ${DAY} > ${TODAY} - 30))::int as "monthCommission",
    (sum(payout_cents) filter (where ${DAY} > ${TODAY} - 30))::int as "monthPayout",
    (sum(payout_cents) filter (where ${DAY} > ${TODAY} - 7))::int as "weekPayout",
    (count(*) filter (where (requested_at at time zone 'Asia/Dhaka')::date > ${TODAY} - 30))::int as cells
  from rides where status = 'completed' and deleted_at is null`;
