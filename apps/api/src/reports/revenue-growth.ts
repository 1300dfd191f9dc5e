/** Revenue of this many days is compared with as many before. */
export const GROWTH_DAYS = 30;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Growth at the end of each of the last `count` days, the last day last.
 * @param cents revenue by day, oldest first, of 60 days and `count` - 1 more
 * @returns shares: 0.155 is 15.5% more; null where the 30 days before had no revenue
 */
export function revenueGrowth(cents: readonly number[], count: number): (number | null)[] {
  return Array.from({ length: count }, (_, index) => {
    const end = cents.length - count + 1 + index;
    const recent = sum(cents.slice(end - GROWTH_DAYS, end));
    const before = sum(cents.slice(end - 2 * GROWTH_DAYS, end - GROWTH_DAYS));
    return before === 0 ? null : recent / before - 1;
  });
}
