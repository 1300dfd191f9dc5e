import {
  addDays,
  type CalendarReport,
  type DateRange,
  type DemandReport,
  type HourReport,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { between, desc, gt, sql, sum } from 'drizzle-orm';
import { totalOf } from '../core/total-of.ts';
import { findReportDays, findToday } from './report-days.ts';

const { rideCellsNow, rideHoursNow } = schema;

const SHOWN_CELLS = 2_000;
const CALENDAR_DAYS = 365;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS_A_DAY = 24;

/** When in the week rides are asked for and completed, by the city's clocks. */
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

/** Where rides are asked for, most requests first. */
export async function reportDemand(db: Db, range: DateRange): Promise<DemandReport> {
  const days = await findReportDays(db, range);
  const requested = sum(rideCellsNow.requested);
  const cells = await db.orm
    .select({ cell: rideCellsNow.cell, requestedCount: totalOf(rideCellsNow.requested) })
    .from(rideCellsNow)
    .where(between(rideCellsNow.day, days.from, days.to))
    .groupBy(rideCellsNow.cell)
    .having(gt(requested, 0))
    .orderBy(desc(requested), rideCellsNow.cell)
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
