import { UnstyledButton } from '@mantine/core';
import { announce, Flash, useFormat } from '@ridewire/ui';
import { IconAntennaBarsOff, IconClockExclamation } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { useShownBoard } from './board-context.ts';
import type { BoardSearch, BoardStatus } from './board-search.ts';

export interface BoardCountersProps {
  search: BoardSearch;
  onSearch: (change: Partial<BoardSearch>) => void;
}

const STEPS: BoardStatus[] = ['requested', 'accepted', 'picked_up', 'in_transit'];

/** How the city stands, as figures; those of rides are also filters. Only a rise of the stuck ones is said aloud. */
export function BoardCounters({ search, onSearch }: BoardCountersProps) {
  const { board } = useShownBoard();
  // Undefined until the board is known, as the others.
  const { counts, onlineCount, silentCount = 0 } = board ?? {};
  const stuckCount = board?.stuck.size;
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
      {silentCount > 0 && (
        <span className="rw-board-counter">
          <IconAntennaBarsOff size={16} stroke={1.75} aria-hidden />
          {admin.board.lostSignal}
          {figure(silentCount)}
        </span>
      )}
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
}
