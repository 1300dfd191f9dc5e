import type { Random } from './random.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Dhaka is six hours ahead of UTC all year. */
const DHAKA_OFFSET_MS = 6 * HOUR_MS;
/** The longest trip is over before now when it was asked for this long ago, in milliseconds. */
const SETTLED_MS = 120 * 60_000;

/**
 * How many rides each hour of a day in Dhaka has, relative to the others: peaks when offices open at 9 and close at 18,
 * few at night.
 */
const HOURS = [
  4, 2, 1, 1, 1, 3, 8, 18, 30, 28, 20, 17, 18, 18, 16, 18, 22, 30, 34, 30, 24, 18, 12, 7,
] as const;
/** Friday and Saturday are the weekend. */
const WEEKDAYS = [1, 1, 1, 1, 1.1, 0.7, 0.75] as const;

/** The last midnight in Dhaka at or before `at`, in milliseconds since 1970. */
export const midnightInDhaka = (at: number): number =>
  Math.floor((at + DHAKA_OFFSET_MS) / DAY_MS) * DAY_MS - DHAKA_OFFSET_MS;

/** When rides were requested in the last `days` days, oldest first, in milliseconds since 1970. All are over by now. */
export function planRequestTimes(random: Random, now: number, days: number, count: number): number[] {
  const hourWeights = Object.fromEntries(HOURS.map((weight, hour) => [String(hour), weight]));
  const today = midnightInDhaka(now);
  const dayWeights: Record<string, number> = {};
  for (let back = 0; back < days; back++) {
    const weekday = new Date(today - back * DAY_MS + DHAKA_OFFSET_MS).getUTCDay();
    dayWeights[String(back)] = WEEKDAYS[weekday] ?? 1;
  }
  const times: number[] = [];
  while (times.length < count) {
    const day = today - Number(random.weighted(dayWeights)) * DAY_MS;
    const at = day + Number(random.weighted(hourWeights)) * HOUR_MS + random.between(0, HOUR_MS - 1);
    if (at < now - SETTLED_MS) times.push(at);
  }
  return times.toSorted((a, b) => a - b);
}

/** A working day's rides up to now, one every hour and a quarter, fewer early in the day; oldest first. */
export function planTodaysTimes(now: number, most: number): number[] {
  const midnight = midnightInDhaka(now);
  return Array.from({ length: most }, (_, n) => now - SETTLED_MS - (most - 1 - n) * 75 * 60_000).filter(
    (at) => at >= midnight,
  );
}
