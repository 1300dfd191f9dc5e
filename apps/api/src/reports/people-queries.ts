import type { GrowthReport, ReportPeriod, RideReportInput, TopDrivers } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, between, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { totalOf } from '../core/total-of.ts';
import { findReportDays } from './report-days.ts';
import { startOf } from './report-queries.ts';

const { driverTotalsNow, userDaysNow, users } = schema;

const SHOWN_DRIVERS = 20;

/** How many riders and drivers came, by day, week or month of the city. */
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

/** The 20 drivers with most completed rides, the best first. */
export function reportTopDrivers(db: Db): Promise<TopDrivers> {
  const { driverId, completed, canceled, payoutCents } = driverTotalsNow;
  const order = [desc(completed), desc(payoutCents), driverId];
  const best = db.orm
    .select()
    .from(driverTotalsNow)
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
