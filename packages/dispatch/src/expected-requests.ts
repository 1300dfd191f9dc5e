/** This hour on other days counts as this many weeks of this hour of the week. */
const BORROWED_WEEKS = 2;
/** The past counts as this many looks at the last minutes at most: it knows nothing of tonight's concert. */
const MOST_LOOKS = 2;
/** From this many weeks on, the past counts in full. */
const ENOUGH_WEEKS = 4;
const QUARTERS_AN_HOUR = 4;

/** Requests in an area before today. */
export interface PastRequests {
  atHourOfWeek: number;
  /** At this hour on any day. */
  atHourOfDay: number;
  /** How many days these cover. */
  days: number;
}

/**
 * The requests an area can expect in the next quarter of an hour: as usual at this hour of the week, or with few weeks
 * at this hour on any day, corrected by the last quarter of an hour.
 * @param recent in the last quarter of an hour
 */
export function expectedRequests(past: PastRequests, recent: number): number {
  const looks = MOST_LOOKS * Math.min(1, past.days / 7 / ENOUGH_WEEKS);
  return (usualRequests(past) * looks + recent) / (looks + 1);
}

/** How many requests a quarter of this hour usually has. */
export function usualRequests({ atHourOfWeek, atHourOfDay, days }: PastRequests): number {
  if (days <= 0) return 0;
  const weeks = days / 7;
  const anHour = (atHourOfWeek + (BORROWED_WEEKS * atHourOfDay) / days) / (weeks + BORROWED_WEEKS);
  return anHour / QUARTERS_AN_HOUR;
}

/** The fewest requests in a quarter of an hour for each level. */
const LEVELS = [0.3, 1, 3, 9] as const;
export const DEMAND_LEVELS = LEVELS.length;

/** From 0 for hardly any demand to `DEMAND_LEVELS`, independent of other areas. */
export const demandLevel = (expected: number): number => LEVELS.filter((least) => expected >= least).length;
