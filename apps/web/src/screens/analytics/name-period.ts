import type { ReportPeriod } from '@ridewire/contracts';
import { createFormat, type FormatOptions } from '@ridewire/ui';

/** A day or month of a report for people: 'Sun 16 Nov', 'Nov 2026'. It is the city's already, and belongs to no other zone. */
export function namePeriod(date: string, period: ReportPeriod, options: FormatOptions): string {
  const at = new Date(`${date}${period === 'day' ? '' : '-01'}T00:00:00Z`);
  if (period === 'day') return createFormat({ ...options, timeZone: 'UTC' }).date(at.getTime());
  return new Intl.DateTimeFormat(options.locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    at,
  );
}

/** Today by the city's calendar: 2026-11-21. */
export const cityToday = (nowMs: number, timeZone: string | undefined): string =>
  // Sweden writes dates as the reports do.
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', ...(timeZone && { timeZone }) }).format(nowMs);
