import { addDays, type ReportDays, type ReportPeriod } from '@ridewire/contracts';

/** The Monday of a day's week; the day's month; the day itself. */
export function periodOf(day: string, period: ReportPeriod): string {
  if (period === 'day') return day;
  if (period === 'month') return day.slice(0, 7);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

function after(date: string, period: ReportPeriod): string {
  if (period === 'day') return addDays(date, 1);
  if (period === 'week') return addDays(date, 7);
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
}

interface Report<Stat> extends ReportDays {
  period: ReportPeriod;
  stats: readonly Stat[];
}

/**
 * Every day, week or month of a report, oldest first; periods it leaves out are `nothing`. The days are already the
 * city's calendar days, so a clock change neither repeats nor skips one.
 */
export function fillPeriods<Stat extends { date: string }>(
  { period, from, to, stats }: Report<Stat>,
  nothing: Omit<Stat, 'date'>,
): Stat[] {
  const known = new Map(stats.map((stat) => [stat.date, stat]));
  const filled: Stat[] = [];
  const last = periodOf(to, period);
  for (let date = periodOf(from, period); date <= last; date = after(date, period))
    filled.push(known.get(date) ?? ({ ...nothing, date } as Stat));
  return filled;
}

/** One figure summed over all periods. */
export const sumOf = <Key extends string>(
  stats: readonly { readonly [name in NoInfer<Key>]: number }[],
  key: Key,
): number => stats.reduce((sum, stat) => sum + stat[key], 0);
