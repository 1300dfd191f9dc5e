import type { ExportInput } from '@ridewire/contracts';
import { createRandom } from '@ridewire/db/seed/random';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { getEarnings } from '../drivers/driver-queries.ts';
import { foldFigures } from '../figures/fold-figures.ts';
import { listPayments } from '../payments/payment-queries.ts';
import { findProfile } from '../profile/profile-queries.ts';
import { reportTopDrivers } from '../reports/people-queries.ts';
import { reportDrivers, reportEarnings, reportRides } from '../reports/report-queries.ts';
import { readOverview } from '../reports/overview-queries.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { refundRide } from '../rides/desk/refund-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { chooseTable } from './choose-table.ts';
import { resolveDays } from './resolve-days.ts';
import { writeCsv } from './write-csv.ts';

const RIDES = 40;
const database = useTestDatabase();
const core = useTestCore(database);
let admin: TestActor;
let rider: TestActor;
let drivers: TestActor[];
let ledger: Ledger;

interface Ledger {
  completed: number;
  canceled: number;
  fare: number;
  refunded: number;
  net: number;
  commission: number;
  payout: number;
}

const pick = ['picked_up', 'in_transit', 'completed'] as const;

beforeAll(async () => {
  [admin, rider] = [await makeActor(core.db, 'admin'), await makeActor(core.db, 'rider')];
  drivers = await Promise.all([1, 2, 3].map(() => makeActor(core.db, 'driver')));
  const random = createRandom(7);
  for (let n = 0; n < RIDES; n += 1) {
    const driver = drivers[n % 3] as TestActor;
    const destination = { address: 'Airport', lat: 23.78 + random.next() / 10, lng: 90.39 };
    const { id: rideId, fareCents } = await requestRide(core, rider, request({ destination }));
    if (random.next() < 0.15) {
      await cancelRide(core, rider, { rideId });
      continue;
    }
    await acceptRide(core, driver, { rideId });
    if (random.next() < 0.2) {
      await cancelRide(core, admin, { rideId });
      continue;
    }
    for (const to of pick) await advanceRide(core, driver, { rideId, to });
    let left = fareCents;
    while (left > 0 && random.next() < 0.4) {
      const amountCents = random.next() < 0.2 ? left : random.between(1, left);
      left -= amountCents;
      const commandId = crypto.randomUUID();
      await refundRide(core, admin, { rideId, commandId, amountCents, reason: 'Long way round' });
    }
  }
  // The charged and refunded amounts, from the rides and their refund notes.
  const { rows } = await core.db.pool.query<Ledger>(
    `select count(*) filter (where status = 'completed')::int as completed,
      count(*) filter (where status = 'canceled')::int as canceled,
      sum(fare_cents) filter (where status = 'completed')::int as fare, sum(back)::int as refunded,
      sum(fare_cents - back) filter (where status = 'completed')::int as net,
      sum(commission_cents) filter (where status = 'completed')::int as commission,
      sum(payout_cents) filter (where status = 'completed')::int as payout
    from rides cross join lateral (
      select coalesce(sum(amount_cents), 0)::int as back from ride_refunds f where f.ride_id = rides.id) given`,
  );
  ledger = rows[0] as Ledger;
});

async function read(input: ExportInput): Promise<Record<string, string>[]> {
  const table = await resolveDays(core.db, 'Asia/Dhaka', chooseTable(input), input);
  let csv = '';
  for await (const part of writeCsv(core.db, table, () => Promise.resolve())) csv += part;
  return parse(csv, { bom: true, columns: true });
}
const cents = (rows: Record<string, string>[], column: string): number =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[`${column} (USD)`] ?? Number.NaN) * 100), 0);

test('the rides are of all kinds', () => {
  expect(ledger.canceled).toBeGreaterThan(3);
  expect(ledger.refunded).toBeGreaterThan(500);
  expect(ledger.net).toBe(ledger.fare - ledger.refunded);
  expect(ledger.commission + ledger.payout).toBe(ledger.net);
});

test.each(['rides', 'earnings'] as const)('%s.csv adds up to the ledger', async (name) => {
  const rows = await read({ name });
  expect(rows).toHaveLength(name === 'rides' ? RIDES : ledger.completed);
  expect({
    fare: cents(rows, 'Fare charged'),
    refunded: cents(rows, 'Refunded'),
    net: cents(rows, 'Fare after refunds'),
    commission: cents(rows, 'Commission after refunds'),
    payout: cents(rows, 'Driver payout after refunds'),
  }).toEqual({
    fare: ledger.fare,
    refunded: ledger.refunded,
    net: ledger.net,
    commission: ledger.commission,
    payout: ledger.payout,
  });
});

test('a canceled ride costs nobody anything, and its file says nothing', async () => {
  const rows = await read({ name: 'rides', status: 'canceled' });
  expect(rows).toHaveLength(ledger.canceled);
  for (const row of rows)
    for (const [column, cell] of Object.entries(row)) if (column.endsWith('(USD)')) expect(cell).toBe('');
});

test.each(['before the figures are folded', 'after'])('reports and statements add up, %s', async (when) => {
  if (when === 'after') await foldFigures(core.db);
  expect(await reportEarnings(core.db)).toMatchObject({
    revenueCents: ledger.net,
    refundedCents: ledger.refunded,
    commissionCents: ledger.commission,
    payoutCents: ledger.payout,
  });
  const { stats } = await reportRides(core.db, { period: 'day' });
  expect(stats).toMatchObject([
    {
      rideCount: ledger.completed,
      revenueCents: ledger.net,
      refundedCents: ledger.refunded,
      commissionCents: ledger.commission,
      payoutCents: ledger.payout,
    },
  ]);
  const { revenueCents } = await readOverview(core.db);
  expect([revenueCents.total, revenueCents.days.at(-1)]).toEqual([ledger.net, ledger.net]);
  for (const range of [undefined, { period: 'day' as const }]) {
    expect((await reportDrivers(core.db, range)).averageEarnedCents).toBe(Math.round(ledger.payout / 3));
    expect((await reportEarnings(core.db, range)).revenueCents).toBe(ledger.net);
  }
  const { drivers: best } = await reportTopDrivers(core.db);
  expect(best.reduce((sum, { payoutCents }) => sum + payoutCents, 0)).toBe(ledger.payout);
  expect(cents(await read({ name: 'drivers' }), 'Earnings after commission and refunds')).toBe(ledger.payout);
  let statements = 0;
  for (const { userId } of drivers) {
    const { totalCents, todayCents } = await getEarnings(core.db, userId, 'Asia/Dhaka');
    expect(todayCents).toBe(totalCents);
    const profile = await findProfile(core.db, userId);
    expect(profile?.driverStatistics).toMatchObject({ earnedCents: totalCents });
    statements += totalCents;
  }
  expect(statements).toBe(ledger.payout);
});

test('what the rider reads of it adds up, too', async () => {
  const payments = await listPayments(core.db, rider.userId, { limit: 50 });
  expect(payments.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(ledger.fare);
  expect(payments.reduce((sum, { refundedCents }) => sum + refundedCents, 0)).toBe(ledger.refunded);
  const profile = await findProfile(core.db, rider.userId);
  expect(profile?.riderStatistics).toMatchObject({ spentCents: ledger.net });
});
