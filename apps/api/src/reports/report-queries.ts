import {
  COMMISSION_BASIS_POINTS,
  type DriverReport,
  type EarningsReport,
  type ReportPeriod,
  type RideReport,
  type RideReportInput,
  type UserReport,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { findReportDays } from './report-days.ts';

export const FORMATS = {
  day: 'YYYY-MM-DD',
  week: 'YYYY-MM-DD',
  month: 'YYYY-MM',
} as const satisfies Record<ReportPeriod, string>;

const SUMS = ['requested', 'completed', 'canceled', 'fare_cents', 'commission_cents', 'payout_cents']
  .map((column) => `sum(${column}) as ${column}`)
  .join(', ');

/** Rides by day, week or month, counted where the city's clocks show them to have been requested or ended. */
export async function reportRides(
  db: Db,
  { period, ...range }: { period: ReportPeriod } & Partial<RideReportInput>,
): Promise<RideReport> {
  const days = await findReportDays(db, range, period);
  const result = await db.pool.query<RideReport['stats'][number]>({
    name: 'report_rides',
    text: `select to_char(start, $4) as date, completed::int as "rideCount", fare_cents::float8 as "revenueCents",
        commission_cents::float8 as "commissionCents", payout_cents::float8 as "payoutCents",
        requested::int as "requestedCount", canceled::int as "canceledCount"
      from (
        select date_trunc($3, day::timestamp) as start, ${SUMS} from (
          select day, ${SUMS} from ride_hours_now where day between $1 and $2 group by day
        ) days group by 1
      ) summed
      where (requested, completed, canceled) <> (0, 0, 0) order by start`,
    values: [days.from, days.to, period, FORMATS[period]],
  });
  return { period, ...days, stats: result.rows };
}

/** How many accounts may sign in and may not, and how many were made each day of twelve months. */
export async function reportUsers(db: Db): Promise<UserReport> {
  const [counts, signups] = await Promise.all([
    db.pool.query<{ active: number; blocked: number }>({
      name: 'report_user_counts',
      text: `select coalesce(sum(count) filter (where status = 'active'), 0)::int as active,
        coalesce(sum(count) filter (where status = 'blocked'), 0)::int as blocked from user_days_now`,
    }),
    db.pool.query<UserReport['signups'][number]>({
      name: 'report_signups',
      text: `select to_char(day, '${FORMATS.day}') as date, sum(count)::int as count from user_days_now
        where day >= (select date_trunc('month', now() at time zone time_zone) - interval '11 months' from city)::date
        group by day having sum(count) <> 0 order by day`,
    }),
  ]);
  return { ...(counts.rows[0] as { active: number; blocked: number }), signups: signups.rows };
}

/** Drivers online now, and how rides of all drivers ended and paid. */
export async function reportDrivers(db: Db): Promise<DriverReport> {
  const result = await db.pool.query<DriverReport>({
    name: 'report_drivers',
    text: `select (select count(*) from drivers where available)::int as online,
        coalesce((
          select round(sum(payout_cents) / nullif(count(*) filter (where completed > 0), 0)) from driver_totals_now
        ), 0)::float8 as "averageEarnedCents",
        coalesce(sum(completed)::float8 / nullif(sum(completed) + sum(canceled), 0), 0) as "completionRate"
      from ride_days_now`,
  });
  return result.rows[0] as DriverReport;
}

/** What all completed rides brought in, and how it was split. */
export async function reportEarnings(db: Db): Promise<EarningsReport> {
  const result = await db.pool.query<Omit<EarningsReport, 'commissionRate'>>({
    name: 'report_earnings',
    text: `select coalesce(sum(fare_cents), 0)::float8 as "revenueCents",
        coalesce(sum(commission_cents), 0)::float8 as "commissionCents",
        coalesce(sum(payout_cents), 0)::float8 as "payoutCents"
      from ride_hours_now`,
  });
  const sums = result.rows[0] as Omit<EarningsReport, 'commissionRate'>;
  return { ...sums, commissionRate: COMMISSION_BASIS_POINTS / 10_000 };
}
