import {
  MAX_REPORT_DAYS,
  RANGE_SENTENCES,
  type DateRange,
  type ReportDays,
  type ReportPeriod,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { AppError } from '../core/app-error.ts';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 30;
const USUAL_MONTHS = 12;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** So many days earlier by the calendar: 2026-11-21. */
export const daysBefore = (day: string, count: number): string => dayOf(Date.parse(day) - count * DAY_MS);

function usualFrom(to: string, period: ReportPeriod): string {
  if (period !== 'month') return daysBefore(to, USUAL_DAYS - 1);
  const [year = 0, month = 1] = to.split('-').map(Number);
  return dayOf(Date.UTC(year, month - USUAL_MONTHS, 1));
}

/** Today by the city's clocks: 2026-11-21. */
export async function findToday(db: Db): Promise<string> {
  const result = await db.pool.query<{ today: string }>({
    name: 'city_today',
    text: `select to_char(now() at time zone time_zone, 'YYYY-MM-DD') as today from city`,
  });
  const [row] = result.rows;
  if (!row) throw new Error('The city has no time zone yet.');
  return row.today;
}

/**
 * The days a report is about: until today, and 30 days or 12 months in all, where the range leaves it open.
 * @throws AppError BAD_INPUT when they are in the wrong order or too many
 */
export async function findReportDays(
  db: Db,
  range: DateRange,
  period: ReportPeriod = 'day',
): Promise<ReportDays> {
  const to = range.to ?? (await findToday(db));
  const from = range.from ?? usualFrom(to, period);
  if (from > to) throw new AppError('BAD_INPUT', RANGE_SENTENCES.order);
  if (from <= daysBefore(to, MAX_REPORT_DAYS)) throw new AppError('BAD_INPUT', RANGE_SENTENCES.length);
  return { from, to };
}
