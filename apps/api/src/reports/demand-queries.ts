import {
  addDays,
  type CalendarReport,
  type DateRange,
  type DemandReport,
  type HourReport,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, between, desc, gt, gte, lt, or, sql, sum } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { totalOf } from '../core/total-of.ts';
import { findReportDays, findToday, wholeMonthsOf } from './report-days.ts';

const { rideCellMonthsNow, rideCellsNow, rideHoursNow } = schema;

const SHOWN_CELLS = 2_000;
const CALENDAR_DAYS = 365;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS_A_DAY = 24;

/** When in the week rides are requested and completed, by the city's clock. */
export async function reportHours(db: Db, range: DateRange): Promise<HourReport> {
  const days = await findReportDays(db, range);
  const counted = await db.orm
    .select({
      weekday: sql<number>`extract(isodow from ${rideHoursNow.day})::int`,
      hour: rideHoursNow.hour,
      requestedCount: totalOf(rideHoursNow.requested),
      completedCount: totalOf(rideHoursNow.completed),
    })
    .from(rideHoursNow)
    .where(between(rideHoursNow.day, days.from, days.to))
    .groupBy(sql`1`, rideHoursNow.hour);
  const keyOf = (weekday: number, hour: number) => weekday * HOURS_A_DAY + hour;
  const byHour = new Map(counted.map((row) => [keyOf(row.weekday, row.hour), row]));
  const hours = WEEKDAYS.flatMap((weekday) =>
    Array.from(
      { length: HOURS_A_DAY },
      (_, hour) =>
        byHour.get(keyOf(weekday, hour)) ?? { weekday, hour, requestedCount: 0, completedCount: 0 },
    ),
  );
  return { ...days, hours };
}

/** Where rides are requested, most requests first: whole months from kept figures, other days day by day. */
export async function reportDemand(db: Db, range: DateRange): Promise<DemandReport> {
  const days = await findReportDays(db, range);
  const months = wholeMonthsOf(days) ?? { from: days.from, until: days.from };
  const { cell, day, requested } = rideCellsNow;
  const { month } = rideCellMonthsNow;
  const counted = unionAll(
    db.orm
      .select({ cell, requested })
      .from(rideCellsNow)
      .where(and(between(day, days.from, days.to), or(lt(day, months.from), gte(day, months.until)))),
    db.orm
      .select({ cell: rideCellMonthsNow.cell, requested: rideCellMonthsNow.requested })
      .from(rideCellMonthsNow)
      .where(and(gte(month, months.from), lt(month, months.until))),
  ).as('counted');
  const total = sum(counted.requested);
  const cells = await db.orm
    .select({ cell: counted.cell, requestedCount: totalOf(counted.requested) })
    .from(counted)
    .groupBy(counted.cell)
    .having(gt(total, 0))
    .orderBy(desc(total), counted.cell)
    .limit(SHOWN_CELLS);
  return { ...days, cells };
}

/**
 * Completed rides of each of 365 days.
 * @param to the last of them; the city's today unless given
 */
export async function reportCalendar(db: Db, { to }: Pick<DateRange, 'to'>): Promise<CalendarReport> {
  const last = to ?? (await findToday(db));
  const first = addDays(last, 1 - CALENDAR_DAYS);
  const counted = await db.orm
    .select({ date: rideHoursNow.day, rideCount: totalOf(rideHoursNow.completed) })
    .from(rideHoursNow)
    .where(between(rideHoursNow.day, first, last))
    .groupBy(rideHoursNow.day);
  const byDay = new Map(counted.map(({ date, rideCount }) => [date, rideCount]));
  const days = Array.from({ length: CALENDAR_DAYS }, (_, back) => addDays(first, back));
  return { days: days.map((date) => ({ date, rideCount: byDay.get(date) ?? 0 })) };
}
