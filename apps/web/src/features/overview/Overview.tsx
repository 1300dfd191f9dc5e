import { ACTIVE_STATUSES } from '@ridewire/contracts';
import { type ReactNode, useCallback, useMemo } from 'react';
import { Group, Text, Title } from '@mantine/core';
import { Flash, StatusSwatch, useFormat } from '@ridewire/ui';
import { IconClockExclamation } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../kit/live/trpc.ts';
import { Page } from '../../kit/page/Page.tsx';
import { ActivityFeed } from './ActivityFeed.tsx';
import { OverviewFigures } from './OverviewFigures.tsx';
import { WaitingDrivers } from './WaitingDrivers.tsx';
import { useOverviewTexts } from './texts.en.ts';
import styles from './overview.module.css';
import { useRefreshOnChange } from '../../kit/lists/use-refresh-on-change.ts';
import { useBoardLive } from '../rides/live/board-live.ts';
import { usePeopleChanges, usePeopleLive } from '../people/people-live.ts';
import { useRidesLive } from '../rides/live/rides-live.ts';
import { completedMark } from './completed-mark.ts';
import type { BoardSearch, BoardStatus } from '../board/board-search.ts';
import { useBoard } from '../board/use-board.ts';
import { useBoardTexts } from '../board/texts.en.ts';

/** The city at this moment. Each figure leads to the live board, filtered to what it counts. */
function NowRow() {
  const texts = useBoardTexts();
  const overview = useOverviewTexts();
  const { board, failure } = useBoard();
  const stuck = board?.stuck.size;
  return (
    <section className={styles.now} aria-labelledby="overview-now">
      <Title order={2} size="h4" id="overview-now">
        {overview.now}
      </Title>
      {failure && (
        <Text inherit my="sm" c="var(--rw-danger-text)">
          {failure}
        </Text>
      )}
      <ul>
        {ACTIVE_STATUSES.map((status) => (
          <NowFigure key={status} search={{ status }} count={board?.counts[status]} status={status}>
            <StatusSwatch status={status} />
            {texts.board.columns[status]}
          </NowFigure>
        ))}
        <NowFigure search={{}} count={board?.onlineCount}>
          {overview.online}
        </NowFigure>
        <NowFigure search={{ stuck: true }} count={stuck} isAlarm={(stuck ?? 0) > 0}>
          <IconClockExclamation size={16} stroke={1.75} aria-hidden />
          {texts.board.stuck}
        </NowFigure>
      </ul>
    </section>
  );
}

interface NowFigureProps {
  search: BoardSearch;
  /** Undefined until the board is known. */
  count: number | undefined;
  status?: BoardStatus;
  isAlarm?: boolean;
  children: ReactNode;
}

function NowFigure({ search, count, status, isAlarm = false, children }: NowFigureProps) {
  const format = useFormat();
  return (
    <li>
      <Link
        to="/dashboard/admin/live"
        search={search}
        className={styles.count}
        data-status={status}
        data-alarm={isAlarm || undefined}
      >
        <Group component="span" gap="sm" wrap="nowrap">
          {children}
        </Group>{' '}
        <Flash value={count}>
          <span className={styles.number}>{format.count(count)}</span>
        </Flash>
      </Link>
    </li>
  );
}

/** The platform's state: figures of all time, the city now, recent events, and drivers who wait for an admin. */
export function Overview() {
  const overview = useOverviewTexts();
  return (
    <Page title={overview.title} isLive>
      <FollowOverview />
      <OverviewFigures />
      <NowRow />
      <div className={styles.parts}>
        <ActivityFeed />
        <WaitingDrivers />
      </div>
    </Page>
  );
}

/**
 * Keeps the overview up to date: figures when a ride completes or people change, activity with every ride. Shows
 * nothing itself, because it renders whenever a car moves.
 */
function FollowOverview() {
  const utils = trpc.useUtils();
  const { data: board } = useBoardLive();
  const { data: people } = usePeopleLive();
  const { data: told } = useRidesLive();
  const rides = board?.rides;
  const mark = useMemo(() => rides && completedMark(rides.values()), [rides]);
  // An old ride is on no board; deleting it removes its revenue.
  const lastId = told && [...told.turns.keys()].at(-1);
  const pastTurn = lastId !== undefined && rides && !rides.has(lastId) ? told?.turn : 0;
  const isHeard = mark !== undefined && people !== undefined && told !== undefined;
  useRefreshOnChange(
    isHeard ? `${mark} ${people} ${told.gapTurn} ${pastTurn}` : undefined,
    useCallback(() => utils.reports.overview.invalidate(), [utils]),
  );
  useRefreshOnChange(
    told?.turn,
    useCallback(() => utils.reports.activity.invalidate(), [utils]),
  );
  usePeopleChanges();
  return null;
}
