import type { CalendarReport, DateRange, DemandReport, HourReport } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { findReportDays, findToday } from './report-days.ts';
import { FORMATS } from './report-queries.ts';

const SHOWN_CELLS = 2_000;
const CALENDAR_DAYS = 365;

/** When in the week rides are asked for and completed, by the city's clocks. */
export async function reportHours(db: Db, range: DateRange): Promise<HourReport> {
  const days = await findReportDays(db, range);
  const result = await db.pool.query<HourReport['hours'][number]>({
    name: 'report_hours',
    text: `select weekday, hour, coalesce(requested, 0)::int as "requestedCount", coalesce(completed, 0)::int as "completedCount"
      from generate_series(1, 7) as weekday cross join generate_series(0, 23) as hour
        left join (
          select extract(isodow from day)::int as weekday, hour::int, sum(requested) as requested, sum(completed) as completed
          from ride_hours_now where day between $1 and $2 group by 1, 2
        ) summed using (weekday, hour)
      order by weekday, hour`,
    values: [days.from, days.to],
  });
  return { ...days, hours: result.rows };
}

/** Where rides are asked for, most requests first. */
export async function reportDemand(db: Db, range: DateRange): Promise<DemandReport> {
  const days = await findReportDays(db, range);
  const result = await db.pool.query<DemandReport['cells'][number]>({
    name: 'report_demand',
    text: `select cell, sum(requested)::int as "requestedCount" from ride_cells_now where day between $1 and $2
      group by cell having sum(requested) > 0 order by sum(requested) desc, cell limit $3`,
    values: [days.from, days.to, SHOWN_CELLS],
  });
  return { ...days, cells: result.rows };
}

/**
 * Completed rides of each of 365 days.
 * @param to the last of them; the city's today unless given
 */
export async function reportCalendar(db: Db, { to }: Pick<DateRange, 'to'>): Promise<CalendarReport> {
  const result = await db.pool.query<CalendarReport['days'][number]>({
    name: 'report_calendar',
    text: `select to_char($1::date - back, '${FORMATS.day}') as date, coalesce(completed, 0)::int as "rideCount"
      from generate_series(0, $2::int - 1) as back
        left join (
          select day, sum(completed) as completed from ride_hours_now
          where day between $1::date - $2::int and $1::date group by day
        ) summed on day = $1::date - back
      order by back desc`,
    values: [to ?? (await findToday(db)), CALENDAR_DAYS],
  });
  return { days: result.rows };
}
