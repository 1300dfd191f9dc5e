import type { ReportDays, ReportPeriod } from '@ridewire/contracts';
import { createFormat, type FormatOptions } from '@ridewire/ui';

/**
 * A report's day, week (by its Monday) or month for people: 'Sun 16 Nov', 'Nov 2026'. The date is already the city's, so
 * no time zone is applied.
 */
export function namePeriod(date: string, period: ReportPeriod, options: FormatOptions): string {
  const at = new Date(`${date}${period === 'month' ? '-01' : ''}T00:00:00Z`);
  if (period !== 'month') return createFormat({ ...options, timeZone: 'UTC' }).date(at.getTime());
  return new Intl.DateTimeFormat(options.locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    at,
  );
}

/** 'Fri 23 Oct – Sat 21 Nov'. */
export const nameDays = ({ from, to }: ReportDays, options: FormatOptions): string =>
  from === to
    ? namePeriod(from, 'day', options)
    : `${namePeriod(from, 'day', options)} – ${namePeriod(to, 'day', options)}`;
