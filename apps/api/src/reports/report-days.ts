import {
  addDays,
  MAX_REPORT_DAYS,
  type DateRange,
  type ReportDays,
  type ReportPeriod,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { sql } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';

const USUAL_DAYS = 30;
const USUAL_MONTHS = 12;

/** The first of twelve months that end with the month of `day`. */
export function firstOfMonths(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - USUAL_MONTHS, 1)).toISOString().slice(0, 10);
}

function usualFrom(to: string, period: ReportPeriod): string {
  if (period !== 'month') return addDays(to, 1 - USUAL_DAYS);
  return firstOfMonths(to);
}

/** The period before some days, to compare with: as many days, or for whole months as many months. */
export function daysBefore({ from, to }: ReportDays): ReportDays {
  const end = addDays(from, -1);
  if (from.endsWith('-01') && addDays(to, 1).endsWith('-01')) {
    const months = monthOf(addDays(to, 1)) - monthOf(from);
    return {
      from: firstOfMonth(monthOf(from) - months),
      to: end,
    };
  }
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return { from: addDays(from, -days), to: end };
}

const firstOfMonth = (month: number): string =>
  new Date(Date.UTC(2000, month - 24_000, 1)).toISOString().slice(0, 10);

/** The number of months in the calendar until a day. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The whole months among some days: the first day of the first, and of the one after the last; null for none. */
export function wholeMonthsOf({ from, to }: ReportDays): { from: string; until: string } | null {
  const first = from.endsWith('-01') ? from : firstOfMonth(monthOf(from) + 1);
  const until = firstOfMonth(monthOf(addDays(to, 1)));
  return first < until ? { from: first, until } : null;
}

/** Today by the city's clocks: 2026-11-21. */
export async function findToday(db: Db): Promise<string> {
  const [row] = await db.orm
    .select({ today: sql<string>`to_char(now() at time zone ${schema.city.timeZone}, 'YYYY-MM-DD')` })
    .from(schema.city);
  if (!row) throw new Error('The city has no time zone yet.');
  return row.today;
}

/**
 * The days of a report: until today, and 30 days or 12 months in all, where the range leaves it open.
 * @throws AppError BAD_INPUT when they are in the wrong order or too many
 */
export async function findReportDays(
  db: Db,
  range: DateRange,
  period: ReportPeriod = 'day',
): Promise<ReportDays> {
  const to = range.to ?? (await findToday(db));
  const from = range.from ?? usualFrom(to, period);
  if (from > to) throw new AppError('dayOrder');
  if (from <= addDays(to, -MAX_REPORT_DAYS)) throw new AppError('yearsMany');
  return { from, to };
}
