import './analytics.css';
import { Button, Group, Text } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { IconRefresh } from '@tabler/icons-react';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { REPORTS_KEY, rideReportQuery } from '../../reports/report-queries.ts';
import { Page } from '../../shell/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { DriverMetrics } from './DriverMetrics.tsx';
import { EarningsCommission } from './EarningsCommission.tsx';
import { RideActivity } from './RideActivity.tsx';

const route = getRouteApi('/_shell/dashboard/analytics');

/** What rides, drivers and earnings add up to. Read when opened and when asked; each card fails alone. */
export function Analytics() {
  const { analytics } = useTexts().reports;
  const format = useFormat();
  const cache = useQueryClient();
  const { period = 'day' } = route.useSearch();
  const isBusy = useIsFetching({ queryKey: REPORTS_KEY }) > 0;
  const readAtMs = cache.getQueryState(rideReportQuery(period).queryKey)?.dataUpdatedAt;
  return (
    <Page
      title={analytics.title}
      actions={
        <Group gap="md">
          {readAtMs !== undefined && readAtMs > 0 && (
            <Text size="sm" c="dimmed" className="rw-num">
              {analytics.asOf(format.clockSeconds(readAtMs))}
            </Text>
          )}
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
      </div>
    </Page>
  );
}
