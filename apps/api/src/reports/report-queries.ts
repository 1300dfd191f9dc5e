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
import { schema, type Db } from '@ridewire/db';
import { and, between, count, eq, gte, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { totalOf } from '../core/total-of.ts';
import { endedRides } from './ended-rides.ts';
import { daysBefore, findReportDays, findToday, firstOfMonths } from './report-days.ts';

const { drivers, driverTotalsNow, rideDaysNow, rideHoursNow, userDaysNow } = schema;

const FORMATS = {
  day: 'YYYY-MM-DD',
  week: 'YYYY-MM-DD',
  month: 'YYYY-MM',
} as const satisfies Record<ReportPeriod, string>;

/** The first day of the period a day is in, as reports write it; group and order by its position in the select. */
export const startOf = (period: ReportPeriod, day: SQLWrapper): SQL<string> =>
  sql<string>`to_char(date_trunc(${period}, ${day}::timestamp), ${FORMATS[period]})`;

/** What riders paid, less refunds, which is what is split. */
export const REVENUE_CENTS = totalOf(sql`${rideHoursNow.commissionCents} + ${rideHoursNow.payoutCents}`);

/** Rides by day, week or month, counted at the time they were requested or ended by the city's clock. */
export async function reportRides(
  db: Db,
  { period, ...range }: { period: ReportPeriod } & Partial<RideReportInput>,
): Promise<RideReport> {
  const days = await findReportDays(db, range, period);
  const past = daysBefore(days);
  const counts = {
    rideCount: totalOf(rideHoursNow.completed),
    requestedCount: totalOf(rideHoursNow.requested),
    canceledCount: totalOf(rideHoursNow.canceled),
  };
  const [[before = { rideCount: 0, revenueCents: 0 }], stats] = await Promise.all([
    db.orm
      .select({ rideCount: counts.rideCount, revenueCents: REVENUE_CENTS })
      .from(rideHoursNow)
      .where(between(rideHoursNow.day, past.from, past.to)),
    db.orm
      .select({
        date: startOf(period, rideHoursNow.day),
        ...counts,
        revenueCents: REVENUE_CENTS,
        refundedCents: totalOf(rideHoursNow.refundedCents),
        commissionCents: totalOf(rideHoursNow.commissionCents),
        payoutCents: totalOf(rideHoursNow.payoutCents),
      })
      .from(rideHoursNow)
      .where(between(rideHoursNow.day, days.from, days.to))
      .groupBy(sql`1`)
      .having(sql`(${counts.requestedCount}, ${counts.rideCount}, ${counts.canceledCount}) <> (0, 0, 0)`)
      .orderBy(sql`1`),
  ]);
  return { period, ...days, stats, before: { ...past, ...before } };
}

/** How many accounts may and may not sign in, and how many were created in each day of twelve months. */
export async function reportUsers(db: Db): Promise<UserReport> {
  const since = firstOfMonths(await findToday(db));
  const made = totalOf(userDaysNow.count);
  const [[counts = { active: 0, blocked: 0 }], signups] = await Promise.all([
    db.orm
      .select({
        active: totalOf(userDaysNow.count, eq(userDaysNow.status, 'active')),
        blocked: totalOf(userDaysNow.count, eq(userDaysNow.status, 'blocked')),
      })
      .from(userDaysNow),
    db.orm
      .select({ date: userDaysNow.day, count: made })
      .from(userDaysNow)
      .where(gte(userDaysNow.day, since))
      .groupBy(userDaysNow.day)
      .having(sql`${made} <> 0`)
      .orderBy(userDaysNow.day),
  ]);
  return { ...counts, signups };
}

/**
 * Drivers online now, without those whose signal is lost, and how rides of all drivers ended and paid: on some days, or
 * of all time.
 */
export async function reportDrivers(db: Db, range?: ComparedRangeInput): Promise<DriverReport> {
  const [[online], figures] = await Promise.all([
    db.orm
      .select({ online: count() })
      .from(drivers)
      .where(and(sql`${drivers.available}`, isNull(drivers.silentSince))),
    range ? compareDays(db, range, (days) => readDriverDays(db, days)) : readDriversOfAllTime(db),
  ]);
  return { online: online?.online ?? 0, days: null, before: null, ...figures };
}

/** The completed share of ended rides. */
const completionRate = ({ completed, canceled }: { completed: SQLWrapper; canceled: SQLWrapper }) =>
  sql<number>`coalesce(sum(${completed})::float8 / nullif(sum(${completed}) + sum(${canceled}), 0), 0)`;

async function readDriversOfAllTime(db: Db): Promise<DriverFigures> {
  const { completed, payoutCents } = driverTotalsNow;
  const [[earned], [ended]] = await Promise.all([
    db.orm
      .select({
        averageCents: sql<number>`coalesce(round(sum(${payoutCents}) / nullif(count(*) filter (where ${completed} > 0), 0)), 0)::float8`,
      })
      .from(driverTotalsNow),
    db.orm.select({ rate: completionRate(rideDaysNow) }).from(rideDaysNow),
  ]);
  return { averageEarnedCents: earned?.averageCents ?? 0, completionRate: ended?.rate ?? 0 };
}

/** No figures are kept by driver and day, so rides are read. */
async function readDriverDays(db: Db, days: ReportDays): Promise<DriverFigures> {
  const paid = endedRides(db, 'completed', days).as('paid');
  const [[earned], [ended]] = await Promise.all([
    db.orm
      .select({
        averageCents: sql<number>`coalesce(round(sum(${paid.payoutCents})::numeric / nullif(count(distinct ${paid.driverId}), 0)), 0)::float8`,
      })
      .from(paid),
    db.orm
      .select({ rate: completionRate(rideHoursNow) })
      .from(rideHoursNow)
      .where(between(rideHoursNow.day, days.from, days.to)),
  ]);
  return { averageEarnedCents: earned?.averageCents ?? 0, completionRate: ended?.rate ?? 0 };
}

/** The revenue of completed rides, and how it was split: of some days, or of all time. */
export async function reportEarnings(db: Db, range?: ComparedRangeInput): Promise<EarningsReport> {
  const figures = range
    ? await compareDays(db, range, (days) => readEarnings(db, days))
    : await readEarnings(db);
  return { days: null, before: null, ...figures, commissionRate: COMMISSION_BASIS_POINTS / 10_000 };
}

async function readEarnings(db: Db, days?: ReportDays): Promise<EarningsFigures> {
  const [figures] = await db.orm
    .select({
      revenueCents: REVENUE_CENTS,
      refundedCents: totalOf(rideHoursNow.refundedCents),
      commissionCents: totalOf(rideHoursNow.commissionCents),
      payoutCents: totalOf(rideHoursNow.payoutCents),
    })
    .from(rideHoursNow)
    .where(days && between(rideHoursNow.day, days.from, days.to));
  return figures ?? { revenueCents: 0, refundedCents: 0, commissionCents: 0, payoutCents: 0 };
}

/** The figures of some days next to those of the days before them. */
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
