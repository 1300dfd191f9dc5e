import { Title } from '@mantine/core';
import type { ReportPeriod, RideReport } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { FigureTable } from './FigureTable.tsx';
import { PeriodName } from './PeriodName.tsx';
import { useAnalyticsTexts } from './texts.en.ts';

export interface RideTableProps {
  /** Oldest first. */
  stats: RideReport['stats'];
  period: ReportPeriod;
}

/** The breakdown in figures, newest first. */
export function RideTable({ stats, period }: RideTableProps) {
  const { rides } = useAnalyticsTexts();
  const format = useFormat();
  return (
    <>
      <Title order={3} size="h6" mb={4}>
        {rides.breakdown[period]}
      </Title>
      <FigureTable
        label={rides.breakdown[period]}
        columns={[rides.date[period], rides.ridesChart, rides.revenueChart]}
        rows={stats.toReversed().map(({ date, rideCount, revenueCents }) => ({
          key: date,
          name: <PeriodName date={date} period={period} />,
          figures: [format.count(rideCount), format.money(revenueCents)],
        }))}
      />
    </>
  );
}
