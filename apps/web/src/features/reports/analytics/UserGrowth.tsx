import { Skeleton } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { trpc } from '../../../kit/live/trpc.ts';
import { FigureTable } from './FigureTable.tsx';
import { fillPeriods, sumOf } from './fill-periods.ts';
import { LookChoice, type Look } from '../../../kit/charts/LookChoice.tsx';
import { namePeriod } from '../../../kit/dates/name-period.ts';
import { PeriodName } from './PeriodName.tsx';
import { ReportCard } from './ReportCard.tsx';
import { ReportFacts } from './ReportFacts.tsx';
import { TimeZoneNote } from './TimeZoneNote.tsx';
import { useReportRange } from './use-report-range.ts';
import { useAnalyticsTexts } from './texts.en.ts';

const StackedBars = lazy(async () => ({
  default: (await import('../../../kit/charts/StackedBars.tsx')).StackedBars,
}));
const NOBODY = { riders: 0, drivers: 0 };

/** People who joined in these days, and the total since. */
export function UserGrowth() {
  const analytics = useAnalyticsTexts();
  const { growth, rides } = analytics;
  const format = useFormat();
  const [look, setLook] = useState<Look>('chart');
  const { period, days } = useReportRange();
  // The previous days or periods stay while others load.
  const query = trpc.reports.userGrowth.useQuery({ period, ...days }, { placeholderData: keepPreviousData });
  return (
    <ReportCard
      title={growth.title}
      failed={growth.failed}
      query={query}
      waiting={
        <>
          <ReportFacts
            facts={[{ label: growth.newRiders }, { label: growth.newDrivers }, { label: growth.total }]}
          />
          <Skeleton height={look === 'table' ? 420 : 240} radius="sm" />
          <TimeZoneNote sentence={growth.zone} />
        </>
      }
      beside={<LookChoice of={growth.title} value={look} onChoose={setLook} />}
      empty={({ stats }) => stats.length === 0 && growth.empty}
    >
      {(report) => {
        const stats = fillPeriods(report, NOBODY);
        const riders = sumOf(stats, 'riders');
        const drivers = sumOf(stats, 'drivers');
        return (
          <>
            <ReportFacts
              facts={[
                { label: growth.newRiders, value: format.count(riders) },
                { label: growth.newDrivers, value: format.count(drivers) },
                { label: growth.total, value: format.count(report.totalBefore + riders + drivers) },
              ]}
            />
            {look === 'table' ? (
              <FigureTable
                label={analytics.figuresOf(growth.title)}
                columns={[rides.date[report.period], growth.riders, growth.drivers]}
                rows={stats.toReversed().map((stat) => ({
                  key: stat.date,
                  name: <PeriodName date={stat.date} period={report.period} />,
                  figures: [format.count(stat.riders), format.count(stat.drivers)],
                }))}
              />
            ) : (
              <Suspense fallback={<Skeleton height={240} radius="sm" className="rw-late" />}>
                <StackedBars
                  label={growth.title}
                  data={stats.map((stat) => ({
                    name: namePeriod(stat.date, report.period, format.options),
                    riders: stat.riders,
                    drivers: stat.drivers,
                  }))}
                  series={[
                    { key: 'riders', label: growth.riders, color: 'var(--rw-chart-2)' },
                    { key: 'drivers', label: growth.drivers, color: 'var(--rw-chart-1)' },
                  ]}
                  format={(count) => format.count(count)}
                />
              </Suspense>
            )}
            <TimeZoneNote sentence={growth.zone} />
          </>
        );
      }}
    </ReportCard>
  );
}
