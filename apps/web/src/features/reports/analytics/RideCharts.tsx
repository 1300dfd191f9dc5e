import '@mantine/charts/styles.layer.css';
import { AreaChart, BarChart } from '@mantine/charts';
import { Title } from '@mantine/core';
import { useFormat, useMotionReduced } from '@ridewire/ui';
import { useMemo } from 'react';
import { namePeriod } from '../../../kit/dates/name-period.ts';
import type { RideTableProps } from './RideTable.tsx';
import { useAnalyticsTexts } from './texts.en.ts';
import analyticsStyles from './analytics.module.css';

const HEIGHT_PX = 200;

/** Revenue and rides side by side, each with its own axis; one chart with two axes would mislead. */
export function RideCharts({ stats, period }: RideTableProps) {
  const { rides } = useAnalyticsTexts();
  const format = useFormat();
  const isStill = useMotionReduced();
  const data = useMemo(
    () =>
      stats.map(({ date, rideCount, revenueCents }) => ({
        date: namePeriod(date, period, format.options),
        rides: rideCount,
        revenue: revenueCents / 100,
      })),
    [stats, period, format],
  );
  const shared = {
    h: HEIGHT_PX,
    data,
    dataKey: 'date',
    textColor: 'var(--rw-text-dim)' as const,
    gridColor: 'var(--rw-hairline)' as const,
    tickLine: 'none' as const,
    xAxisProps: { minTickGap: 32 },
  };
  return (
    <div className={analyticsStyles.charts}>
      <figure aria-label={rides.revenueChart}>
        <Title order={3} size="h6" mb={8}>
          {rides.revenueChart}
        </Title>
        <AreaChart
          {...shared}
          series={[{ name: 'revenue', label: rides.revenueChart, color: 'var(--rw-chart-1)' }]}
          curveType="linear"
          withDots={false}
          valueFormatter={(amount) => format.total(amount * 100)}
          yAxisProps={{ width: 72, domain: [0, 'auto'], allowDecimals: false }}
          areaProps={{ isAnimationActive: !isStill }}
        />
      </figure>
      <figure aria-label={rides.ridesChart}>
        <Title order={3} size="h6" mb={8}>
          {rides.ridesChart}
        </Title>
        <BarChart
          {...shared}
          series={[{ name: 'rides', label: rides.ridesChart, color: 'var(--rw-chart-2)' }]}
          valueFormatter={(count) => format.count(count)}
          yAxisProps={{ width: 56, allowDecimals: false }}
          barProps={{ radius: [3, 3, 0, 0], isAnimationActive: !isStill }}
        />
      </figure>
    </div>
  );
}
