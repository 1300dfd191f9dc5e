import { Group, SegmentedControl, Skeleton } from '@mantine/core';
import { ReportPeriod } from '@ridewire/contracts';
import { ToneBadge, useFormat } from '@ridewire/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { trpc } from '../../../kit/live/trpc.ts';
import { fillPeriods, sumOf } from './fill-periods.ts';
import { LookChoice } from '../../../kit/charts/LookChoice.tsx';
import { ComparedWith, DaysBadge } from './ComparedDays.tsx';
import { ReportCard } from './ReportCard.tsx';
import { ReportFacts, UNKNOWN } from './ReportFacts.tsx';
import { describeChange } from './describe-change.ts';
import { RideTable } from './RideTable.tsx';
import { TimeZoneNote } from './TimeZoneNote.tsx';
import { NO_RIDES } from './no-rides.ts';
import { useReportRange } from './use-report-range.ts';
import { useAnalyticsTexts } from './texts.en.ts';
import styles from './analytics.module.css';

const route = getRouteApi('/_shell/dashboard/analytics');
/** Charts are a lot of code that the figures don't need. */
const RideCharts = lazy(async () => ({ default: (await import('./RideCharts.tsx')).RideCharts }));

/** The room of the charts, side by side or one below the other. */
const ChartRoom = () => (
  <div className={`${styles.charts} rw-late`}>
    <Skeleton height={226} radius="sm" />
    <Skeleton height={226} radius="sm" />
  </div>
);

/** Completed rides and their revenue, by day, week or month; as a chart or in figures. */
export function RideActivity() {
  const { rides, before: was } = useAnalyticsTexts();
  const format = useFormat();
  const navigate = route.useNavigate();
  const { look = 'chart' } = route.useSearch();
  const { period, days } = useReportRange();
  // The previous days or periods stay while others load.
  const query = trpc.reports.rides.useQuery({ period, ...days }, { placeholderData: keepPreviousData });
  return (
    <ReportCard
      title={rides.title}
      failed={rides.failed}
      query={query}
      waiting={
        <>
          <ReportFacts
            facts={[
              { label: rides.totalRides, before: UNKNOWN },
              { label: rides.totalRevenue, before: UNKNOWN },
            ]}
          />
          {look === 'table' ? <Skeleton height={420} radius="sm" /> : <ChartRoom />}
          <ComparedWith />
          <TimeZoneNote sentence={rides.zone} />
        </>
      }
      isWide
      beside={
        <>
          <ToneBadge tone="sky">{rides.periods[query.data?.period ?? period]}</ToneBadge>
          <DaysBadge days={query.data} />
          <Group gap="sm" ml="auto">
            <SegmentedControl
              aria-label={rides.period}
              data={ReportPeriod.options.map((value) => ({ value, label: rides.periods[value] }))}
              value={period}
              onChange={(value) =>
                void navigate({
                  search: (before) => ({ ...before, period: value === 'day' ? undefined : value }),
                  replace: true,
                })
              }
            />
            <LookChoice
              of={rides.title}
              value={look}
              onChoose={(value) =>
                void navigate({
                  search: (before) => ({ ...before, look: value === 'table' ? value : undefined }),
                  replace: true,
                })
              }
            />
          </Group>
        </>
      }
    >
      {(report) => {
        const stats = fillPeriods(report, NO_RIDES);
        const { before } = report;
        const [rideCount, revenueCents] = [sumOf(stats, 'rideCount'), sumOf(stats, 'revenueCents')];
        return (
          <>
            <ReportFacts
              facts={[
                {
                  label: rides.totalRides,
                  value: format.count(rideCount),
                  before: was(
                    format.count(before.rideCount),
                    describeChange(rideCount, before.rideCount, format),
                  ),
                },
                {
                  label: rides.totalRevenue,
                  value: format.total(revenueCents),
                  before: was(
                    format.total(before.revenueCents),
                    describeChange(revenueCents, before.revenueCents, format),
                  ),
                },
              ]}
            />
            {look === 'table' ? (
              <RideTable stats={stats} period={report.period} />
            ) : (
              <Suspense fallback={<ChartRoom />}>
                <RideCharts stats={stats} period={report.period} />
              </Suspense>
            )}
            <ComparedWith days={before} />
            <TimeZoneNote sentence={rides.zone} />
          </>
        );
      }}
    </ReportCard>
  );
}
