/** What the other days say of an hour counts as so many weeks of this very hour. */
const BORROWED_WEEKS = 2;
/** However many weeks agree, they count as no more than so many of the last minutes' looks: a concert is in no week. */
const MOST_LOOKS = 2;
/** So many weeks are wholly believed. */
const ENOUGH_WEEKS = 4;
const QUARTERS_AN_HOUR = 4;

/** What was asked for in an area in the weeks before today. */
export interface PastRequests {
  /** At this hour of this day of the week. */
  atHourOfWeek: number;
  /** At this hour of any day. */
  atHourOfDay: number;
  /** How many days these are of; 0 where nothing was kept yet. */
  days: number;
}

/**
 * How many requests an area is to expect in the next quarter of an hour: as many as came at this hour of the week, drawn
 * towards this hour of any day where weeks are few, and corrected by what came just now.
 * @param recent requests of the last quarter of an hour
 */
export function expectedRequests(past: PastRequests, recent: number): number {
  const looks = MOST_LOOKS * Math.min(1, past.days / 7 / ENOUGH_WEEKS);
  return (usualRequests(past) * looks + recent) / (looks + 1);
}

/** How many requests a quarter of this hour usually has; 0 where nothing is known. */
export function usualRequests({ atHourOfWeek, atHourOfDay, days }: PastRequests): number {
  if (days <= 0) return 0;
  const weeks = days / 7;
  const anHour = (atHourOfWeek + (BORROWED_WEEKS * atHourOfDay) / days) / (weeks + BORROWED_WEEKS);
  return anHour / QUARTERS_AN_HOUR;
}

/** From so many requests in a quarter of an hour on, an area is of the first level, the second and so on. */
const LEVELS = [0.3, 1, 3, 9] as const;
export const DEMAND_LEVELS = LEVELS.length;

/** How much is asked for in an area, from 0 for hardly anything to `DEMAND_LEVELS`; the same whatever other areas have. */
export const demandLevel = (expected: number): number => LEVELS.filter((least) => expected >= least).length;
