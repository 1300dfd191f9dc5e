import {
  COMMISSION_BASIS_POINTS,
  type ComparedRangeInput,
  type DriverFigures,
  type DriverReport,
  type EarningsFigures,
  type EarningsReport,
  type ReportDays,
  type ReportPeriod,
  type RideReport,
  type RideReportInput,
  type UserReport,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { firstIdOf } from '../core/first-id-of.ts';
import { daysBefore, findReportDays } from './report-days.ts';

export const FORMATS = {
  day: 'YYYY-MM-DD',
  week: 'YYYY-MM-DD',
  month: 'YYYY-MM',
} as const satisfies Record<ReportPeriod, string>;

const SUMS = [
  'requested',
  'completed',
  'canceled',
  'fare_cents',
  'refunded_cents',
  'commission_cents',
  'payout_cents',
]
  .map((column) => `sum(${column}) as ${column}`)
  .join(', ');

/** Rides by day, week or month, counted where the city's clocks show them to have been requested or ended. */
export async function reportRides(
  db: Db,
  { period, ...range }: { period: ReportPeriod } & Partial<RideReportInput>,
): Promise<RideReport> {
  const days = await findReportDays(db, range, period);
  const past = daysBefore(days);
  const [before, result] = await Promise.all([
    db.pool.query<{ rideCount: number; revenueCents: number }>({
      name: 'report_rides_before',
      text: `select coalesce(sum(completed), 0)::int as "rideCount",
          coalesce(sum(fare_cents - refunded_cents), 0)::float8 as "revenueCents"
        from ride_hours_now where day between $1 and $2`,
      values: [past.from, past.to],
    }),
    db.pool.query<RideReport['stats'][number]>({
      name: 'report_rides',
      text: `select to_char(start, $4) as date, completed::int as "rideCount",
        (fare_cents - refunded_cents)::float8 as "revenueCents", refunded_cents::float8 as "refundedCents",
        commission_cents::float8 as "commissionCents", payout_cents::float8 as "payoutCents",
        requested::int as "requestedCount", canceled::int as "canceledCount"
      from (
        select date_trunc($3, day::timestamp) as start, ${SUMS} from (
          select day, ${SUMS} from ride_hours_now where day between $1 and $2 group by day
        ) days group by 1
      ) summed
      where (requested, completed, canceled) <> (0, 0, 0) order by start`,
      values: [days.from, days.to, period, FORMATS[period]],
    }),
  ]);
  return {
    period,
    ...days,
    stats: result.rows,
    before: { ...past, ...(before.rows[0] as { rideCount: number; revenueCents: number }) },
  };
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

/** Drivers online now, and how rides of all drivers ended and paid: those of some days, or of all time. */
export async function reportDrivers(db: Db, range?: ComparedRangeInput): Promise<DriverReport> {
  const [{ rows }, figures] = await Promise.all([
    db.pool.query<{ online: number }>({
      name: 'report_drivers_online',
      text: 'select count(*)::int as online from drivers where available',
    }),
    range ? compareDays(db, range, (days) => readDriverDays(db, days)) : readDriversOfAllTime(db),
  ]);
  return { online: rows[0]?.online ?? 0, days: null, before: null, ...figures };
}

async function readDriversOfAllTime(db: Db): Promise<DriverFigures> {
  const result = await db.pool.query<DriverFigures>({
    name: 'report_drivers',
    text: `select coalesce((
          select round(sum(payout_cents) / nullif(count(*) filter (where completed > 0), 0)) from driver_totals_now
        ), 0)::float8 as "averageEarnedCents",
        coalesce(sum(completed)::float8 / nullif(sum(completed) + sum(canceled), 0), 0) as "completionRate"
      from ride_days_now`,
  });
  return result.rows[0] as DriverFigures;
}

const DAY_MS = 86_400_000;

/**
 * Who drove on which days is kept nowhere, so rides are read: by their ids, which are as old as they are. What stood open for
 * longer than a day an index holds.
 */
async function readDriverDays(db: Db, { from, to }: ReportDays): Promise<DriverFigures> {
  const result = await db.pool.query<DriverFigures>({
    name: 'report_driver_days',
    text: `with bounds as (
        select city_day_start($1, time_zone) as first, city_day_start($2::date + 1, time_zone) as after from city
      ), paid as (
        select driver_id, payout_cents from rides, bounds
        where status = 'completed' and deleted_at is null and id >= $3
          and completed_at >= first and completed_at < after and completed_at - requested_at <= interval '1 day'
        union all
        select driver_id, payout_cents from rides, bounds
        where status = 'completed' and deleted_at is null and completed_at - requested_at > interval '1 day'
          and completed_at >= first and completed_at < after
      )
      select coalesce((select round(sum(payout_cents)::numeric / nullif(count(distinct driver_id), 0)) from paid), 0)::float8
          as "averageEarnedCents",
        coalesce(sum(completed)::float8 / nullif(sum(completed) + sum(canceled), 0), 0) as "completionRate"
      from ride_hours_now where day between $1 and $2`,
    values: [from, to, firstIdOf(Date.parse(from) - 2 * DAY_MS)],
  });
  return result.rows[0] as DriverFigures;
}

/** What completed rides brought in, and how it was split: those of some days, or of all time. */
export async function reportEarnings(db: Db, range?: ComparedRangeInput): Promise<EarningsReport> {
  const figures = range
    ? await compareDays(db, range, (days) => readEarnings(db, days))
    : await readEarnings(db);
  return { days: null, before: null, ...figures, commissionRate: COMMISSION_BASIS_POINTS / 10_000 };
}

async function readEarnings(db: Db, days?: ReportDays): Promise<EarningsFigures> {
  const result = await db.pool.query<EarningsFigures>({
    name: 'report_earnings',
    text: `select coalesce(sum(fare_cents - refunded_cents), 0)::float8 as "revenueCents",
        coalesce(sum(refunded_cents), 0)::float8 as "refundedCents",
        coalesce(sum(commission_cents), 0)::float8 as "commissionCents",
        coalesce(sum(payout_cents), 0)::float8 as "payoutCents"
      from ride_hours_now where day between coalesce($1, '-infinity'::date) and coalesce($2, 'infinity'::date)`,
    values: [days?.from ?? null, days?.to ?? null],
  });
  return result.rows[0] as EarningsFigures;
}

/** Some days' figures beside those of the days before them. */
async function compareDays<Figures>(
  db: Db,
  { period, ...range }: NonNullable<ComparedRangeInput>,
  read: (days: ReportDays) => Promise<Figures>,
): Promise<Figures & { days: ReportDays; before: ReportDays & Figures }> {
  const days = await findReportDays(db, range, period);
  const past = daysBefore(days);
  const [now, before] = await Promise.all([read(days), read(past)]);
  return { ...now, days, before: { ...past, ...before } };
}
