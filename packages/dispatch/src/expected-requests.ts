/** How many weeks of this very hour the same hour on other days counts as. */
const BORROWED_WEEKS = 2;
/**
 * The most that all past weeks count, measured in looks at the last minutes. It is capped because past weeks know nothing
 * of tonight's concert.
 */
const MOST_LOOKS = 2;
/** From this many weeks on, the past counts in full. */
const ENOUGH_WEEKS = 4;
const QUARTERS_AN_HOUR = 4;

/** Requests in an area in the weeks before today. */
export interface PastRequests {
  /** At this hour on this day of the week. */
  atHourOfWeek: number;
  /** At this hour on any day. */
  atHourOfDay: number;
  /** How many days these cover; 0 if nothing was kept yet. */
  days: number;
}

/**
 * How many requests an area can expect in the next quarter of an hour. The number starts from this hour of the week,
 * moves toward this hour on any day while there are few weeks, and is corrected by the last quarter of an hour.
 * @param recent requests in the last quarter of an hour
 */
export function expectedRequests(past: PastRequests, recent: number): number {
  const looks = MOST_LOOKS * Math.min(1, past.days / 7 / ENOUGH_WEEKS);
  return (usualRequests(past) * looks + recent) / (looks + 1);
}

/** How many requests a quarter of this hour usually has; 0 if nothing is known. */
export function usualRequests({ atHourOfWeek, atHourOfDay, days }: PastRequests): number {
  if (days <= 0) return 0;
  const weeks = days / 7;
  const anHour = (atHourOfWeek + (BORROWED_WEEKS * atHourOfDay) / days) / (weeks + BORROWED_WEEKS);
  return anHour / QUARTERS_AN_HOUR;
}

/** How many requests in a quarter of an hour put an area on the first level, the second and so on. */
const LEVELS = [0.3, 1, 3, 9] as const;
export const DEMAND_LEVELS = LEVELS.length;

/** The demand level of an area, from 0 for hardly any to `DEMAND_LEVELS`. It does not depend on other areas. */
export const demandLevel = (expected: number): number => LEVELS.filter((least) => expected >= least).length;
