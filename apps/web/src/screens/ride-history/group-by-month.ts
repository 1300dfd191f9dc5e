import type { HistoryRide } from './finished-ride.ts';

export interface Month {
  /** `2026-11`, in the city's time zone. */
  key: string;
  rides: HistoryRide[];
}

/** Rides by the month of their request, in the order they come. */
export function groupByMonth(rides: readonly HistoryRide[], timeZone: string | undefined): Month[] {
  const parts = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  });
  const months: Month[] = [];
  for (const ride of rides) {
    const requested = ride.times.requested;
    const key = requested ? parts.format(new Date(requested)) : '';
    const last = months.at(-1);
    if (last?.key === key) last.rides.push(ride);
    else months.push({ key, rides: [ride] });
  }
  return months;
}

/** `November 2026`. */
export function monthName(key: string, locale: string): string {
  const [year, month] = key.split('-').map(Number);
  if (year === undefined || month === undefined) return key;
  const day = new Date(Date.UTC(year, month - 1, 15));
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day);
}
