import { Group, SegmentedControl, Skeleton, Text } from '@mantine/core';
import type { ReportPeriod } from '@ridewire/contracts';
import { ToneBadge, useFormat } from '@ridewire/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { rideReportQuery } from '../../reports/report-queries.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { fillPeriods, sumPeriods } from './fill-periods.ts';
import { cityToday } from './name-period.ts';
import { ReportCard } from './ReportCard.tsx';
import { ReportFacts } from './ReportFacts.tsx';
import { RideTable } from './RideTable.tsx';

const route = getRouteApi('/_shell/dashboard/analytics');
/** Charts are much code, and the figures need none of it. */
const RideCharts = lazy(async () => ({ default: (await import('./RideCharts.tsx')).RideCharts }));

/** Completed rides and what they brought in, by day or month; as a chart or in figures. */
export function RideActivity() {
  const { rides } = useTexts().reports.analytics;
  const format = useFormat();
  const navigate = route.useNavigate();
  const { period = 'day', look = 'chart' } = route.useSearch();
  const query = useQuery(rideReportQuery(period));
  const shown = query.data?.period ?? period;
  const { timeZone } = format.options;
  return (
    <ReportCard
      title={rides.title}
      failed={rides.failed}
      query={query}
      heightPx={420}
      beside={
        <>
          <ToneBadge tone="sky">{rides.periods[shown]}</ToneBadge>
          <Group gap="sm" ml="auto">
            <SegmentedControl
              aria-label={rides.period}
              data={(['day', 'month'] as const).map((value) => ({ value, label: rides.periods[value] }))}
              value={period}
              onChange={(value: ReportPeriod) =>
                void navigate({
                  search: (before) => ({ ...before, period: value === 'day' ? undefined : value }),
                  replace: true,
                })
              }
            />
            <SegmentedControl
              aria-label={rides.look}
              data={(['chart', 'table'] as const).map((value) => ({ value, label: rides[value] }))}
              value={look}
              onChange={(value: 'chart' | 'table') =>
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
        const stats = fillPeriods(report, cityToday(Date.now(), timeZone));
        const sums = sumPeriods(stats);
        const span = rides.spans[report.period];
        return (
          <>
            <ReportFacts
              facts={[
                { label: rides.totalRides, value: format.count(sums.rideCount), hint: span },
                { label: rides.totalRevenue, value: format.total(sums.revenueCents), hint: span },
              ]}
            />
            {look === 'table' ? (
              <RideTable stats={stats} period={report.period} />
            ) : (
              <Suspense fallback={<Skeleton height={232} radius="sm" className="rw-late" />}>
                <RideCharts stats={stats} period={report.period} />
              </Suspense>
            )}
            {timeZone && (
              <Text size="xs" c="dimmed" mt="md">
                {rides.zone(timeZone)}
              </Text>
            )}
          </>
        );
      }}
    </ReportCard>
  );
}
