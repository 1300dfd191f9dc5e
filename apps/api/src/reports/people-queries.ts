import type {
  ComparedRangeInput,
  GrowthReport,
  ReportDays,
  ReportPeriod,
  RideReportInput,
  TopDrivers,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, between, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { totalOf } from '../core/total-of.ts';
import { endedRides } from './ended-rides.ts';
import { findReportDays } from './report-days.ts';
import { startOf } from './report-queries.ts';

const { driverTotalsNow, userDaysNow, users } = schema;

const SHOWN_DRIVERS = 20;

/** How many riders and drivers signed up, by day, week or month of the city. */
export async function reportUserGrowth(
  db: Db,
  { period, ...range }: { period: ReportPeriod } & Partial<RideReportInput>,
): Promise<GrowthReport> {
  const days = await findReportDays(db, range, period);
  const riders = totalOf(userDaysNow.count, eq(userDaysNow.role, 'rider'));
  const drivers = totalOf(userDaysNow.count, eq(userDaysNow.role, 'driver'));
  const [before, stats] = await Promise.all([
    db.orm
      .select({ count: totalOf(userDaysNow.count) })
      .from(userDaysNow)
      .where(and(lt(userDaysNow.day, days.from), ne(userDaysNow.role, 'admin'))),
    db.orm
      .select({ date: startOf(period, userDaysNow.day), riders, drivers })
      .from(userDaysNow)
      .where(between(userDaysNow.day, days.from, days.to))
      .groupBy(sql`1`)
      .having(sql`(${riders}, ${drivers}) <> (0, 0)`)
      .orderBy(sql`1`),
  ]);
  return { period, ...days, totalBefore: before[0]?.count ?? 0, stats };
}

/** The 20 drivers with the most completed rides, the best first: of some days, or of all time. */
export async function reportTopDrivers(db: Db, range?: ComparedRangeInput): Promise<TopDrivers> {
  if (!range) return { days: null, drivers: await listBest(db, driverTotalsNow) };
  const days = await findReportDays(db, range, range.period);
  return { days, drivers: await listBest(db, totalsOfDays(db, days)) };
}

/** Each driver's totals of some days. No figures are kept by driver and day, so rides are read. */
function totalsOfDays(db: Db, days: ReportDays) {
  const [completed, canceled] = [endedRides(db, 'completed', days), endedRides(db, 'canceled', days)];
  const ended = sql`(
    select driver_id, 1 as completed, 0 as canceled, payout_cents from (${completed.getSQL()}) completed
    union all select driver_id, 0, 1, 0 from (${canceled.getSQL()}) canceled) ended`;
  return db.orm
    .select({
      driverId: sql<string>`driver_id`.as('driver_id'),
      completed: sql<number>`sum(completed)::int`.as('completed'),
      canceled: sql<number>`sum(canceled)::int`.as('canceled'),
      payoutCents: sql<number>`sum(payout_cents)::float8`.as('payout_cents'),
    })
    .from(ended)
    .where(sql`driver_id is not null`)
    .groupBy(sql`driver_id`)
    .as('driver_totals_now');
}

function listBest(
  db: Db,
  totals: typeof driverTotalsNow | ReturnType<typeof totalsOfDays>,
): Promise<TopDrivers['drivers']> {
  const { driverId, completed, canceled, payoutCents } = totals as typeof driverTotalsNow;
  const order = [desc(completed), desc(payoutCents), driverId];
  const best = db.orm
    .select()
    .from(totals as typeof driverTotalsNow)
    .where(gt(completed, 0))
    .orderBy(...order)
    .limit(SHOWN_DRIVERS)
    .as('driver_totals_now');
  return db.orm
    .select({
      driverId,
      name: users.name,
      avatarUrl: users.avatarUrl,
      completedCount: completed,
      canceledCount: canceled,
      payoutCents,
    })
    .from(best)
    .innerJoin(users, eq(users.id, best.driverId))
    .orderBy(...order);
}
