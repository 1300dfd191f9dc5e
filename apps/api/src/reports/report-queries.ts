import {
  COMMISSION_BASIS_POINTS,
  type DriverReport,
  type EarningsReport,
  type RideReport,
  type RideReportInput,
  type UserReport,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';

/**
 * Reports by day or month go back a year; sums go back to the beginning. Counted back by the city's calendar: months are
 * not of equal length, and elsewhere it may still be the last one.
 */
const SINCE = `(date_trunc('month', now() at time zone $1) - interval '11 months') at time zone $1`;
const COMPLETED = `status = 'completed' and deleted_at is null`;

const FORMATS = { day: 'YYYY-MM-DD', month: 'YYYY-MM' } as const;

/** Completed rides by day or month, counted where the city's clocks show them to have ended. */
export async function reportRides(
  db: Db,
  timeZone: string,
  { period }: RideReportInput,
): Promise<RideReport> {
  const result = await db.pool.query<RideReport['stats'][number]>({
    name: 'report_rides',
    text: `select to_char(completed_at at time zone $1, $2) as date, count(*)::int as "rideCount",
        sum(fare_cents)::float8 as "revenueCents"
      from rides where ${COMPLETED} and completed_at >= ${SINCE} group by 1 order by 1`,
    values: [timeZone, FORMATS[period]],
  });
  return { period, stats: result.rows };
}

/** How many accounts may sign in and may not, and how many were made each day. */
export async function reportUsers(db: Db, timeZone: string): Promise<UserReport> {
  const [counts, signups] = await Promise.all([
    db.pool.query<{ active: number; blocked: number }>({
      name: 'report_user_counts',
      text: `select (count(*) filter (where status = 'active'))::int as active,
        (count(*) filter (where status = 'blocked'))::int as blocked from users`,
    }),
    db.pool.query<UserReport['signups'][number]>({
      name: 'report_signups',
      text: `select to_char(created_at at time zone $1, '${FORMATS.day}') as date, count(*)::int as count
        from users where created_at >= ${SINCE} group by 1 order by 1`,
      values: [timeZone],
    }),
  ]);
  return { ...(counts.rows[0] as { active: number; blocked: number }), signups: signups.rows };
}

/** Drivers online now, and how rides of all drivers ended and paid. */
export async function reportDrivers(db: Db): Promise<DriverReport> {
  const result = await db.pool.query<DriverReport>({
    name: 'report_drivers',
    text: `select (select count(*) from drivers where available)::int as online,
        coalesce(round(sum(payout_cents) filter (where status = 'completed')::numeric
          / nullif(count(distinct driver_id) filter (where status = 'completed'), 0)), 0)::float8 as "averageEarnedCents",
        coalesce((count(*) filter (where status = 'completed'))::float8 / nullif(count(*), 0), 0) as "completionRate"
      from rides where status in ('completed', 'canceled') and deleted_at is null`,
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
      from rides where ${COMPLETED}`,
  });
  const sums = result.rows[0] as Omit<EarningsReport, 'commissionRate'>;
  return { ...sums, commissionRate: COMMISSION_BASIS_POINTS / 10_000 };
}
