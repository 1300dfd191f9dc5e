import type { ReportPeriod, RideReport } from '@ridewire/contracts';

export type PeriodStat = RideReport['stats'][number];

const COUNTS: Record<ReportPeriod, number> = { day: 30, month: 12 };

/**
 * The last 30 days or 12 months without gaps, oldest first: what the report leaves out had no rides.
 * @param today 2026-11-21, by the city's calendar
 */
export function fillPeriods({ period, stats }: RideReport, today: string): PeriodStat[] {
  const known = new Map(stats.map((stat) => [stat.date, stat]));
  // The server may be past a midnight that this device has not seen yet.
  const last =
    [stats.at(-1)?.date ?? '', period === 'day' ? today : today.slice(0, 7)].toSorted().at(-1) ?? '';
  const [year = 0, month = 1, day = 1] = last.split('-').map(Number);
  return Array.from({ length: COUNTS[period] }, (_, index) => {
    const back = COUNTS[period] - 1 - index;
    const at = period === 'day' ? Date.UTC(year, month - 1, day - back) : Date.UTC(year, month - 1 - back, 1);
    const date = new Date(at).toISOString().slice(0, last.length);
    return known.get(date) ?? { date, rideCount: 0, revenueCents: 0 };
  });
}

/** What is shown, added up. */
export const sumPeriods = (stats: readonly PeriodStat[]) => ({
  rideCount: stats.reduce((sum, { rideCount }) => sum + rideCount, 0),
  revenueCents: stats.reduce((sum, { revenueCents }) => sum + revenueCents, 0),
});
