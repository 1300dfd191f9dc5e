import './analytics.css';
import { Button, Group, Text } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { IconRefresh } from '@tabler/icons-react';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { RangeField } from '../../reports/RangeField.tsx';
import { REPORTS_KEY, rideReportQuery } from '../../reports/report-queries.ts';
import { Page } from '../../shell/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { BusyHours } from './BusyHours.tsx';
import { Demand } from './Demand.tsx';
import { DriverMetrics } from './DriverMetrics.tsx';
import { EarningsCommission } from './EarningsCommission.tsx';
import { RevenueSplit } from './RevenueSplit.tsx';
import { RideActivity } from './RideActivity.tsx';
import { RideYear } from './RideYear.tsx';
import { TopDrivers } from './TopDrivers.tsx';
import { useReportRange } from './use-report-range.ts';
import { UserGrowth } from './UserGrowth.tsx';

const route = getRouteApi('/_shell/dashboard/analytics');

/** What rides, drivers and earnings add up to. Read when opened and when asked; each card fails alone. */
export function Analytics() {
  const { analytics, ranges } = useTexts().reports;
  const format = useFormat();
  const cache = useQueryClient();
  const navigate = route.useNavigate();
  const { period, days } = useReportRange();
  const isBusy = useIsFetching({ queryKey: REPORTS_KEY }) > 0;
  const readAtMs = cache.getQueryState(rideReportQuery({ period, ...days }).queryKey)?.dataUpdatedAt;
  return (
    <Page
      title={analytics.title}
      actions={
        <Group gap="md">
          {/* Has its place before it is known. */}
          <Text size="sm" c="dimmed" className="rw-num" opacity={readAtMs ? 1 : 0} aria-hidden={!readAtMs}>
            {analytics.asOf(format.clockSeconds(readAtMs ?? 0))}
          </Text>
          <RangeField
            label={analytics.range}
            placeholder={period === 'month' ? analytics.lastMonths : ranges.lastDays(30)}
            {...days}
            onChoose={(range) =>
              void navigate({ search: (before) => ({ ...before, ...range }), replace: true })
            }
          />
          <Button
            variant="default"
            leftSection={<IconRefresh size={20} stroke={1.75} aria-hidden />}
            aria-busy={isBusy}
            onClick={() => !isBusy && void cache.invalidateQueries({ queryKey: REPORTS_KEY })}
          >
            {analytics.refreshAll}
          </Button>
        </Group>
      }
    >
      <div className="rw-reports">
        <RideActivity />
        <DriverMetrics />
        <EarningsCommission />
        <RevenueSplit />
        <UserGrowth />
        <BusyHours />
        <Demand />
        <TopDrivers />
        <RideYear />
      </div>
    </Page>
  );
}
