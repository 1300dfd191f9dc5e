import './driver-earnings.css';
import { Alert, Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { Coil, EmptyState, useFormat } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useEarningsLive } from '../../live/use-live.ts';
import { useCityDay } from '../../session/use-city-day.ts';
import { Page } from '../../shell/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { EarningsChart } from './EarningsChart.tsx';
import { EarningsTotals } from './EarningsTotals.tsx';
import { RangeChoice } from './RangeChoice.tsx';
import { Statement } from './Statement.tsx';
import { rangeAround, type Range, type Span } from './statement-range.ts';
import { useStatement } from './use-statement.ts';

/** What some days earned, and the rides it comes from. A ride that ends meanwhile comes in on top. */
export function DriverEarnings() {
  const { driver } = useTexts();
  const format = useFormat();
  const today = useCityDay();
  const [span, setSpan] = useState<Span>('week');
  // The present one until another is chosen: it goes on at midnight.
  const [chosen, setChosen] = useState<Range | null>(null);
  const range = chosen ?? rangeAround(span, today);
  const query = useStatement(range);
  const { data: earnings } = useEarningsLive();
  const days = query.data?.days;
  const isEmpty = days?.every(({ rides }) => rides.length === 0) === true;
  const choose = (nextSpan: Span, next: Range) => {
    setSpan(nextSpan);
    setChosen(next.to >= today ? null : next);
  };
  return (
    <Page title={driver.earningsTitle}>
      <RangeChoice span={span} range={range} today={today} onChoose={choose} />
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
      <EarningsTotals days={days} />
      {days && days.length > 1 && !isEmpty && <EarningsChart days={days} />}
      <Title order={2} size="h3" mt="xl" mb={4} id="statement">
        {driver.statement}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {driver.statementCaption(format.options.timeZone ?? driver.thisDevice)}
      </Text>
      {query.isPending && <Skeleton height={320} radius="md" className="rw-earnings-late" />}
      {days && !isEmpty && <Statement days={days} />}
      {isEmpty && (
        <EmptyState
          illustration={Coil}
          line={earnings && earnings.totalRides > 0 ? driver.noneThen : driver.noEarnings}
          hint={driver.noEarningsHint}
          action={
            <Button component={Link} to="/dashboard/driver" size="md">
              {driver.goToRequests}
            </Button>
          }
        />
      )}
    </Page>
  );
}
