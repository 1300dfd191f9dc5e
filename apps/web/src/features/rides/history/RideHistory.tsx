import { Button, Text, Title } from '@mantine/core';
import type { FinishedStatus } from '@ridewire/contracts';
import { Coil, EmptyState, RideStatusBadge, useClockOffset, useFlash, useFormat } from '@ridewire/ui';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState, type ComponentProps } from 'react';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx';
import { FilterChoice } from '../../../kit/lists/FilterChoice.tsx';
import { LoadFailure } from '../../../kit/lists/LoadFailure.tsx';
import { groupByMonth, monthName } from '../../../kit/lists/group-by-month.ts';
import { LoadMore } from '../../../kit/lists/LoadMore.tsx';
import { RideRowsSkeleton } from '../RideRowsSkeleton.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { amountCents, finishedAt, type HistoryRide, otherPerson, type Side } from './finished-ride.ts';
import { useHistory } from './history-pages.ts';
import { FINISHED, readRideSearch } from './read-ride-search.ts';
import { RideDrawer } from './RideDrawer.tsx';
import { useChosenRide } from './use-chosen-ride.ts';
import { useHistoryTexts } from '../history.en.ts';
import { usePiecesTexts } from '../../../kit/texts/ui-texts.ts';
import listsStyles from '../../../kit/lists/lists.module.css';
import styles from '../RideRows.module.css';
import { Rows } from '../../../kit/lists/Rows.tsx';
import { RideEnds } from '../RideEnds.tsx';

/** A rider's or driver's finished rides, by month. New ones appear by themselves. */
export function RideHistory({
  side,
  next,
}: { side: Side } & Pick<ComponentProps<typeof RideDrawer>, 'next'>) {
  const pieces = usePiecesTexts();
  const history = useHistoryTexts();
  const { status } = useSearch({ strict: false });
  const wanted = readRideSearch({ status }).status;
  const { query, rides } = useHistory(side, wanted);
  const navigate = useNavigate();
  const chosen = useChosenRide(side, rides);
  return (
    <Page
      title={history.title}
      actions={
        side === 'rider' && (
          <LinkButton variant="default" to="/dashboard/rider/business">
            {history.business}
          </LinkButton>
        )
      }
    >
      {(wanted || (rides && rides.length > 0)) && (
        <div className={listsStyles.filters} data-print="none">
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
        <LoadFailed error={query.error} isTrying={query.isRefetching} onTry={query.refetch} />
      )}
      {rides === undefined ? (
        query.isPending && <RideRowsSkeleton />
      ) : (
        <Rides rides={rides} side={side} status={wanted} />
      )}
      {query.isFetchNextPageError && (
        <LoadFailed error={query.error} isTrying={query.isFetchingNextPage} onTry={query.fetchNextPage} />
      )}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <LoadMore isLoading={query.isFetchingNextPage} onLoad={() => void query.fetchNextPage()} />
      )}
      <RideDrawer
        chosen={chosen}
        next={next}
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
  const history = useHistoryTexts();
  const { options } = useFormat();
  const clockOffsetMs = useClockOffset();
  // By the server's clock, like the times of rides.
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
    <section key={key} className={styles.month} aria-labelledby={`month-${key}`}>
      <Title order={2} size="h4" id={`month-${key}`}>
        {monthName(key, options.locale)}
      </Title>
      <Rows>
        {items.map((ride) => (
          <RideRow key={ride.id} ride={ride} status={status} openedAtMs={openedAtMs} />
        ))}
      </Rows>
    </section>
  ));
}

function LoadFailed(props: { error: unknown; isTrying: boolean; onTry: () => unknown }) {
  const history = useHistoryTexts();
  return (
    <LoadFailure
      mt="lg"
      sentence={history.loadFailed(errorSentence(props.error, history.unreachable))}
      isTrying={props.isTrying}
      onTry={props.onTry}
    />
  );
}

interface RideRowProps {
  ride: HistoryRide;
  /** The status the list is filtered by, if it is. */
  status: FinishedStatus | undefined;
  openedAtMs: number;
}

/** One ride in the list. It is a link, so that it opens in its own tab too and Back closes it. */
function RideRow({ ride, status, openedAtMs }: RideRowProps) {
  const history = useHistoryTexts();
  const format = useFormat();
  // A ride that ended while the person was looking flashes; the others were there before.
  const isNew = Date.parse(finishedAt(ride)) > openedAtMs;
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => setArrived(isNew), [isNew]);
  const flash = useFlash(`${ride.version} ${hasArrived}`);
  const requested = ride.times.requested;
  const amount = amountCents(ride);
  return (
    <li {...flash}>
      <Link
        className={styles.link}
        to={'rider' in ride ? '/dashboard/driver/history' : '/dashboard/rider/history'}
        search={{ ...(status && { status }), ride: ride.id }}
        resetScroll={false}
      >
        <time className={styles.when} dateTime={requested}>
          <span>{format.date(requested)}</span>
          <Text span inherit c="dimmed">
            {format.clock(requested)}
          </Text>
        </time>
        <RideEnds ride={ride} />
        <span className={styles.who}>{otherPerson(ride)?.name ?? history.noDriver}</span>
        <span className={styles.badge}>
          <RideStatusBadge status={ride.status} size="sm" />
        </span>
        <span className={`${styles.amount} rw-num`} data-none={amount === null || undefined}>
          {format.money(amount)}
        </span>
      </Link>
    </li>
  );
}
