import { addDays } from './city-days.ts';

/* For browsers too: no schemas here, for the same reason as in choices.ts. */

/** How far ahead a series can end, in days. */
export const MOST_SERIES_DAYS = 56;
/** The most series a rider has at a time. */
export const MOST_SERIES = 5;
/** Monday to Sunday, as ISO 8601 numbers them. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The weekday of a date: 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The next day of a series after one; null when there is none up to its last. */
export function nextSeriesDay(
  after: string,
  { weekdays, lastDay }: { weekdays: readonly number[]; lastDay: string },
): string | null {
  for (let ahead = 1; ahead <= WEEKDAYS.length; ahead += 1) {
    const day = addDays(after, ahead);
    if (day > lastDay) return null;
    if (weekdays.includes(weekdayOf(day))) return day;
  }
  return null;
}
