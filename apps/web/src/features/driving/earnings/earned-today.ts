import type { EarningsView } from '@ridewire/contracts';

/**
 * Today's earnings. No event marks midnight: a value from the day before no longer counts, in every tab alike.
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
