import { UnstyledButton } from '@mantine/core';
import { announce, Flash, useFormat } from '@ridewire/ui';
import { IconClockExclamation } from '@tabler/icons-react';
import { memo, useEffect, useRef } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import type { BoardSearch, BoardStatus } from './board-search.ts';
import type { BoardCounts } from './count-board.ts';

export interface BoardCountersProps {
  /** Undefined until the board is known, as the others. */
  counts: BoardCounts | undefined;
  onlineCount: number | undefined;
  stuckCount: number | undefined;
  search: BoardSearch;
  onSearch: (change: Partial<BoardSearch>) => void;
}

const STEPS: BoardStatus[] = ['requested', 'accepted', 'picked_up', 'in_transit'];

/** How the city stands, as figures; those of rides are also filters. Only a rise of the stuck ones is said aloud. */
export const BoardCounters = memo(function BoardCounters({
  counts,
  onlineCount,
  stuckCount,
  search,
  onSearch,
}: BoardCountersProps) {
  const { admin } = useTexts();
  const format = useFormat();
  const said = useRef(0);
  useEffect(() => {
    if (stuckCount === undefined) return;
    if (stuckCount > said.current) announce(admin.board.stuckNow(stuckCount), 'polite');
    said.current = stuckCount;
  }, [stuckCount, admin]);

  const figure = (count: number | undefined) => (
    <Flash value={count}>
      <span className="rw-board-figure">{format.count(count)}</span>
    </Flash>
  );
  return (
    <div className="rw-board-counters" role="group" aria-label={admin.board.counters}>
      {STEPS.map((status) => (
        <UnstyledButton
          key={status}
          className="rw-board-counter"
          data-status={status}
          aria-pressed={search.status === status}
          onClick={() => onSearch({ status: search.status === status ? undefined : status })}
        >
          <span className="rw-board-swatch" aria-hidden />
          {admin.board.columns[status]}
          {figure(counts?.[status])}
        </UnstyledButton>
      ))}
      <span className="rw-board-counter">
        {admin.board.online}
        {figure(onlineCount)}
      </span>
      <UnstyledButton
        className="rw-board-counter"
        data-alarm={(stuckCount ?? 0) > 0 || undefined}
        aria-pressed={search.stuck === true}
        onClick={() => onSearch({ stuck: search.stuck ? undefined : true })}
      >
        <IconClockExclamation size={16} stroke={1.75} aria-hidden />
        {admin.board.stuck}
        {figure(stuckCount)}
      </UnstyledButton>
    </div>
  );
});
