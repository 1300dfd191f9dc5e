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
const FRIDAY = 5;

/** The last midnight in Dhaka at or before `at`, in milliseconds since 1970. */
export const midnightInDhaka = (at: number): number =>
  Math.floor((at + DHAKA_OFFSET_MS) / DAY_MS) * DAY_MS - DHAKA_OFFSET_MS;

/**
 * When rides were requested in the last `days` days, oldest first, in milliseconds since 1970. All are over by now. Each ride
 * stands for an equal part of what the hours weigh together, so that few rides already show the day and the week.
 */
export function planRequestTimes(random: Random, now: number, days: number, count: number): number[] {
  const today = midnightInDhaka(now);
  const hours = Array.from({ length: days * HOURS.length }, (_, n) => {
    const from = today - (days - 1) * DAY_MS + n * HOUR_MS;
    const weekday = new Date(from + DHAKA_OFFSET_MS).getUTCDay();
    const isOver = from + HOUR_MS <= now - SETTLED_MS;
    return { from, weight: isOver ? (HOURS[n % HOURS.length] ?? 0) * (WEEKDAYS[weekday] ?? 1) : 0 };
  });
  const whole = hours.reduce((sum, { weight }) => sum + weight, 0);
  const times: number[] = [];
  let passed = 0;
  for (const { from, weight } of hours) {
    passed += weight;
    while (times.length < count && (times.length + 0.5) * whole < passed * count)
      times.push(from + random.between(0, HOUR_MS - 1));
  }
  return times.toSorted((a, b) => a - b);
}

/**
 * Whether people of Dhaka are on their way to work or home at `at`, in milliseconds since 1970.
 * @returns null at other hours and on the weekend
 */
export function commuteAt(at: number): 'to work' | 'home' | null {
  const there = new Date(at + DHAKA_OFFSET_MS);
  const [weekday, hour] = [there.getUTCDay(), there.getUTCHours()];
  if (weekday === FRIDAY || weekday === FRIDAY + 1) return null;
  if (hour >= 7 && hour < 11) return 'to work';
  return hour >= 16 && hour < 21 ? 'home' : null;
}

/** A working day's rides up to now, one every hour and a quarter, fewer early in the day; oldest first. */
export function planTodaysTimes(now: number, most: number): number[] {
  const midnight = midnightInDhaka(now);
  return Array.from({ length: most }, (_, n) => now - SETTLED_MS - (most - 1 - n) * 75 * 60_000).filter(
    (at) => at >= midnight,
  );
}
