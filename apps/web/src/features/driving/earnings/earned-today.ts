import type { EarningsView } from '@ridewire/contracts';

/**
 * What was earned today. Nothing says that midnight has passed: what is held from the day before then counts no more, in
 * every tab alike.
 * @param today the city's day by now
 */
export function earnedToday(
  earnings: EarningsView | undefined,
  today: string,
): { todayCents: number; todayRides: number } {
  return earnings && earnings.today >= today
    ? { todayCents: earnings.todayCents, todayRides: earnings.todayRides }
    : { todayCents: 0, todayRides: 0 };
}
