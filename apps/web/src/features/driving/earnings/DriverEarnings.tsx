import { Button, Group, Text, Title } from '@mantine/core';
import type { StatementDay } from '@ridewire/contracts';
import { Coil, EmptyState, useFormat } from '@ridewire/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCityDay } from '../../../kit/dates/use-city-day.ts';
import { LoadFailure } from '../../../kit/lists/LoadFailure.tsx';
import { trpc } from '../../../kit/live/trpc.ts';
import { useReadEachTurn } from '../../../kit/live/use-read-each-turn.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { Waiting } from '../../../kit/page/Waiting.tsx';
import { OwnQuests, useOwnQuests } from '../../quests/OwnQuests.tsx';
import { useOwnQuestsTurn } from '../../quests/quests-live.ts';
import { OwnReferrals, useOwnReferrals } from '../../referrals/OwnReferrals.tsx';
import { useOwnReferralsTurn } from '../../referrals/referrals-live.ts';
import { useEarningsLive } from '../driving-live.ts';
import { useDriverTexts } from '../texts.en.ts';
import { Bonuses, useExtra } from './Bonuses.tsx';
import { EarningsChart } from './EarningsChart.tsx';
import { EarningsGoal } from './EarningsGoal.tsx';
import { EarningsTotals } from './EarningsTotals.tsx';
import { RangeChoice } from './RangeChoice.tsx';
import { ExportButton, PaperButton } from './SaveStatement.tsx';
import { Statement } from './Statement.tsx';
import { type Range, rangeAround, type Span } from './statement-range.ts';

/** The earnings of some days, and the rides behind them. A ride that ends in the meantime is added on top. */
export function DriverEarnings() {
  const driver = useDriverTexts();
  const today = useCityDay();
  const [span, setSpan] = useState<Span>('week');
  // The present period until another is chosen: it moves on at midnight.
  const [chosen, setChosen] = useState<Range | null>(null);
  const range = chosen ?? rangeAround(span, today);
  const { data: earnings } = useEarningsLive();
  const questTurn = useOwnQuestsTurn();
  const referralTurn = useOwnReferralsTurn();
  const turn =
    earnings && questTurn !== undefined && referralTurn !== undefined
      ? `${earnings.totalCents} ${earnings.totalRides} ${questTurn} ${referralTurn}`
      : undefined;
  const query = useStatement(range, turn);
  const quests = useOwnQuests(turn);
  const referrals = useOwnReferrals(turn);
  const days = query.data?.days;
  const bonuses = useExtra(query.data);
  const isBlank = bonuses.length === 0 && isWithoutRides(days);
  const choose = (nextSpan: Span, next: Range) => {
    setSpan(nextSpan);
    setChosen(next.to >= today ? null : next);
  };
  return (
    <Page
      title={driver.earningsTitle}
      actions={
        // At once: what comes later would push the page down.
        <Group gap="xs">
          <ExportButton statement={isBlank ? undefined : query.data} />
          <PaperButton range={range} />
        </Group>
      }
    >
      <RangeChoice span={span} range={range} today={today} onChoose={choose} />
      {query.isError && (
        <LoadFailure
          mb="md"
          sentence={driver.earningsFailed}
          isTrying={query.isFetching}
          onTry={query.refetch}
        />
      )}
      <EarningsTotals statement={query.data} />
      <EarningsGoal />
      {/* At once: what comes above would push it down. */}
      {query.isPending || quests.isPending || referrals.isPending ? (
        <Waiting height={320} mt="xl" />
      ) : (
        <>
          <OwnQuests query={quests} />
          <OwnReferrals query={referrals} />
          <Bonuses bonuses={bonuses} />
          <DrivenRides days={days} />
        </>
      )}
    </Page>
  );
}

const isWithoutRides = (days: readonly StatementDay[] | undefined): boolean =>
  days?.every(({ rides }) => rides.length === 0) === true;

/** The rides of some days; undefined where they couldn't be read. */
function DrivenRides({ days }: { days: readonly StatementDay[] | undefined }) {
  const driver = useDriverTexts();
  const format = useFormat();
  const { data: earnings } = useEarningsLive();
  const isEmpty = isWithoutRides(days);
  return (
    <>
      {days && days.length > 1 && !isEmpty && <EarningsChart days={days} />}
      <Title order={2} size="h3" mt="xl" mb={4} id="statement">
        {driver.statement}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {driver.statementCaption(format.options.timeZone ?? driver.thisDevice)}
      </Text>
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
    </>
  );
}

/** The rides of these days; read again when one is completed or changed, and after a lost link. */
function useStatement(range: Range, turn: string | undefined) {
  const query = trpc.drivers.statement.useQuery(range, {
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  useReadEachTurn(turn, query.refetch);
  return query;
}
