import './RideHistory.css';
import '../../lists/lists.css';
import { Alert, Button, Group, Text, Title } from '@mantine/core';
import type { FinishedStatus } from '@ridewire/contracts';
import { Coil, EmptyState, useClockOffset, useFormat } from '@ridewire/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { errorSentence } from '../../live/error-sentence.ts';
import { FilterChoice } from '../../lists/FilterChoice.tsx';
import { groupByMonth, monthName } from '../../lists/group-by-month.ts';
import { LoadMore } from '../../lists/LoadMore.tsx';
import { RideRowsSkeleton } from '../../rides/RideRowsSkeleton.tsx';
import { Page } from '../../shell/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { HistoryRide, Side } from './finished-ride.ts';
import { historyQuery } from './history-query.ts';
import { FINISHED, readRideSearch } from './read-ride-search.ts';
import { RideDrawer } from './RideDrawer.tsx';
import { RideRow } from './RideRow.tsx';
import { useChosenRide } from './use-chosen-ride.ts';

/** A rider's or a driver's finished rides, by month; new ones come in by themselves. */
export function RideHistory({ side }: { side: Side }) {
  const { history, pieces } = useTexts();
  const { status } = useSearch({ strict: false });
  const wanted = readRideSearch({ status }).status;
  const query = useInfiniteQuery(historyQuery(side, wanted));
  const navigate = useNavigate();
  const rides = query.data?.pages.flat();
  const chosen = useChosenRide(side, rides);
  return (
    <Page title={history.title}>
      {(wanted || (rides && rides.length > 0)) && (
        <div className="rw-list-filters">
          <FilterChoice
            label={history.status}
            all={history.allStatuses}
            choices={FINISHED.map((value) => ({ value, label: pieces.statuses[value] }))}
            value={wanted}
            opensBelow="0"
            onChoose={(value) =>
              void navigate({ to: '.', search: value ? { status: value } : {}, replace: true })
            }
          />
        </div>
      )}
      {query.isError && !query.isFetchNextPageError && (
        <LoadFailed error={query.error} isTrying={query.isRefetching} onTry={() => void query.refetch()} />
      )}
      {rides === undefined ? (
        query.isPending && <RideRowsSkeleton />
      ) : (
        <Rides rides={rides} side={side} status={wanted} />
      )}
      {query.isFetchNextPageError && (
        <LoadFailed
          error={query.error}
          isTrying={query.isFetchingNextPage}
          onTry={() => void query.fetchNextPage()}
        />
      )}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <LoadMore isLoading={query.isFetchingNextPage} onLoad={() => void query.fetchNextPage()} />
      )}
      <RideDrawer
        chosen={chosen}
        onClose={() =>
          void navigate({
            to: '.',
            search: wanted ? { status: wanted } : {},
            replace: true,
            resetScroll: false,
          })
        }
      />
    </Page>
  );
}

function Rides({
  rides,
  side,
  status,
}: {
  rides: HistoryRide[];
  side: Side;
  status: FinishedStatus | undefined;
}) {
  const { history } = useTexts();
  const { options } = useFormat();
  const clockOffsetMs = useClockOffset();
  // By the server's clock, which the rides' times are.
  const [openedAtMs] = useState(() => Date.now() + clockOffsetMs);
  if (rides.length === 0 && status) return <EmptyState illustration={Coil} line={history.noneSo[status]} />;
  if (rides.length === 0) {
    return (
      <EmptyState
        illustration={Coil}
        line={history.empty}
        hint={side === 'rider' ? history.emptyHintRider : history.emptyHintDriver}
        action={
          <Button component={Link} to="/dashboard" size="md">
            {side === 'rider' ? history.bookRide : history.goToRequests}
          </Button>
        }
      />
    );
  }
  return groupByMonth(rides, ({ times }) => times.requested, options.timeZone).map(({ key, items }) => (
    <section key={key} className="rw-month" aria-labelledby={`month-${key}`}>
      <Title order={2} size="h4" id={`month-${key}`}>
        {monthName(key, options.locale)}
      </Title>
      <ul className="rw-rides">
        {items.map((ride) => (
          <RideRow key={ride.id} ride={ride} status={status} openedAtMs={openedAtMs} />
        ))}
      </ul>
    </section>
  ));
}

function LoadFailed(props: { error: Error; isTrying: boolean; onTry: () => void }) {
  const { history } = useTexts();
  return (
    <Alert color="red" role="alert" mb="lg" mt="lg">
      <Group justify="space-between">
        <Text size="sm">{history.loadFailed(errorSentence(props.error, history.unreachable))}</Text>
        <Button variant="default" loading={props.isTrying} onClick={props.onTry}>
          {history.tryAgain}
        </Button>
      </Group>
    </Alert>
  );
}
