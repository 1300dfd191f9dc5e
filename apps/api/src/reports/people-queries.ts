import type { GrowthReport, ReportPeriod, RideReportInput, TopDrivers } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { findReportDays } from './report-days.ts';
import { FORMATS } from './report-queries.ts';

const SHOWN_DRIVERS = 20;

/** How many riders and drivers came, by day, week or month of the city. */
export async function reportUserGrowth(
  db: Db,
  { period, ...range }: { period: ReportPeriod } & Partial<RideReportInput>,
): Promise<GrowthReport> {
  const days = await findReportDays(db, range, period);
  const [before, stats] = await Promise.all([
    db.pool.query<{ count: number }>({
      name: 'report_users_before',
      text: `select coalesce(sum(count), 0)::int as count from user_days_now where day < $1 and role <> 'admin'`,
      values: [days.from],
    }),
    db.pool.query<GrowthReport['stats'][number]>({
      name: 'report_user_growth',
      text: `select to_char(start, $4) as date, riders::int, drivers::int from (
          select date_trunc($3, day::timestamp) as start, coalesce(sum(count) filter (where role = 'rider'), 0) as riders,
            coalesce(sum(count) filter (where role = 'driver'), 0) as drivers
          from user_days_now where day between $1 and $2 group by 1
        ) summed where (riders, drivers) <> (0, 0) order by start`,
      values: [days.from, days.to, period, FORMATS[period]],
    }),
  ]);
  return { period, ...days, totalBefore: before.rows[0]?.count ?? 0, stats: stats.rows };
}

/** The 20 drivers with most completed rides, the best first. */
export async function reportTopDrivers(db: Db): Promise<TopDrivers> {
  const result = await db.pool.query<TopDrivers[number]>({
    name: 'report_top_drivers',
    text: `select driver_id as "driverId", name, avatar_url as "avatarUrl", completed as "completedCount",
        canceled as "canceledCount", payout_cents::float8 as "payoutCents"
      from (
        select * from driver_totals_now where completed > 0
        order by completed desc, payout_cents desc, driver_id limit $1
      ) best join users on users.id = driver_id
      order by completed desc, payout_cents desc, driver_id`,
    values: [SHOWN_DRIVERS],
  });
  return result.rows;
}
