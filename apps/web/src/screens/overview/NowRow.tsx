import { Title } from '@mantine/core';
import { Flash, useFormat } from '@ridewire/ui';
import { IconClockExclamation } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import type { BoardSearch, BoardStatus } from '../live-board/board-search.ts';
import { useBoard } from '../live-board/use-board.ts';

const STEPS: BoardStatus[] = ['requested', 'accepted', 'picked_up', 'in_transit'];

/** The city as it is this moment. Each figure leads to the live board, filtered to what it counts. */
export function NowRow() {
  const { admin, reports } = useTexts();
  const { board, failure } = useBoard();
  const stuck = board?.stuck.size;
  return (
    <section className="rw-overview-now" aria-labelledby="overview-now">
      <Title order={2} size="h4" id="overview-now">
        {reports.overview.now}
      </Title>
      {failure && <p className="rw-overview-failure">{failure}</p>}
      <ul>
        {STEPS.map((status) => (
          <NowFigure key={status} search={{ status }} count={board?.counts[status]} status={status}>
            <span className="rw-overview-swatch" aria-hidden />
            {admin.board.columns[status]}
          </NowFigure>
        ))}
        <NowFigure search={{}} count={board?.onlineCount}>
          {reports.overview.online}
        </NowFigure>
        <NowFigure search={{ stuck: true }} count={stuck} isAlarm={(stuck ?? 0) > 0}>
          <IconClockExclamation size={16} stroke={1.75} aria-hidden />
          {admin.board.stuck}
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
        className="rw-overview-count"
        data-status={status}
        data-alarm={isAlarm || undefined}
      >
        <span className="rw-overview-count-name">{children}</span>{' '}
        <Flash value={count}>
          <span className="rw-overview-number">{format.count(count)}</span>
        </Flash>
      </Link>
    </li>
  );
}
