import './driver-earnings.css';
import { Alert, Button, Group, Skeleton, Text, Title } from '@mantine/core';
import type { DriverRide } from '@ridewire/contracts';
import { Coil, EmptyState, useFormat } from '@ridewire/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Page } from '../../shell/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { HistoryRide } from '../ride-history/finished-ride.ts';
import { historyQuery } from '../ride-history/history-query.ts';
import { EarningsTotals } from './EarningsTotals.tsx';
import { groupByDay } from './group-by-day.ts';
import { Statement } from './Statement.tsx';

const isDriven = (ride: HistoryRide): ride is DriverRide => 'rider' in ride;

/** What was earned: live totals, and the rides they come from. A ride that ends meanwhile comes in on top. */
export function DriverEarnings() {
  const { driver } = useTexts();
  const format = useFormat();
  const query = useInfiniteQuery(historyQuery('driver'));
  const { data, hasNextPage } = query;
  const days = useMemo(
    () => data && groupByDay(data.pages.flat().filter(isDriven), format.date, hasNextPage),
    [data, hasNextPage, format],
  );
  return (
    <Page title={driver.earningsTitle}>
      <EarningsTotals />
      <Title order={2} size="h3" mt="xl" mb={4} id="statement">
        {driver.statement}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {driver.statementCaption(format.options.timeZone ?? driver.thisDevice)}
      </Text>
      {query.isError && (
        <Alert color="red" role="alert" mb="md">
          <Group justify="space-between">
            {driver.earningsFailed}
            <Button variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
              {driver.tryAgain}
            </Button>
          </Group>
        </Alert>
      )}
      {query.isPending && <Skeleton height={320} radius="md" className="rw-earnings-late" />}
      {days && days.length > 0 && <Statement days={days} />}
      {days?.length === 0 && !hasNextPage && (
        <EmptyState
          illustration={Coil}
          line={driver.noEarnings}
          hint={driver.noEarningsHint}
          action={
            <Button component={Link} to="/dashboard/driver" size="md">
              {driver.goToRequests}
            </Button>
          }
        />
      )}
      {hasNextPage && (
        <Group justify="center" mt="lg">
          <Button
            variant="default"
            size="md"
            miw={160}
            aria-busy={query.isFetchingNextPage}
            aria-disabled={query.isFetchingNextPage}
            onClick={() => !query.isFetchingNextPage && void query.fetchNextPage()}
          >
            {query.isFetchingNextPage ? driver.loadingMore : driver.loadMore}
          </Button>
        </Group>
      )}
    </Page>
  );
}
