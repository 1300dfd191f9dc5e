import { Chip, CloseButton, SegmentedControl, Select, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { RideType } from '@ridewire/contracts';
import { IconSearch } from '@tabler/icons-react';
import { memo, useRef, useState } from 'react';
import { searchDigits } from '../../language/latin-digits.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { BoardSearch, BoardStatus, BoardView } from './board-search.ts';

export interface BoardFiltersProps {
  search: BoardSearch;
  onSearch: (change: Partial<BoardSearch>) => void;
  /** What can be switched between: fewer on a phone. */
  views: { value: BoardView; label: string }[];
  view: BoardView;
}

/** Search, filters and the view; all of it lives in the address. */
export const BoardFilters = memo(function BoardFilters({ search, onSearch, views, view }: BoardFiltersProps) {
  const { admin, pieces, history } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  // Typed text is shown at once; the address follows, and leads when it changes by itself.
  const [typed, setTyped] = useState(search.q ?? '');
  const [seen, setSeen] = useState(search.q);
  if (seen !== search.q) {
    setSeen(search.q);
    if ((search.q ?? '') !== typed.trim()) setTyped(search.q ?? '');
  }
  const find = (text: string) => {
    setTyped(text);
    onSearch({ q: text.trim() || undefined });
  };
  useHotkeys([['/', () => input.current?.focus()]]);
  const statuses: BoardStatus[] = ['requested', 'accepted', 'picked_up', 'in_transit'];
  return (
    <div className="rw-board-filters" role="search">
      <TextInput
        ref={input}
        className="rw-board-search"
        type="search"
        aria-label={admin.board.search}
        placeholder={admin.board.search}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        rightSection={
          typed && <CloseButton size="sm" aria-label={admin.board.clearSearch} onClick={() => find('')} />
        }
        value={typed}
        onChange={(event) => find(searchDigits(event.currentTarget.value))}
        onKeyDown={(event) => event.key === 'Escape' && typed && find('')}
      />
      <Select
        className="rw-board-select rw-board-twin"
        aria-label={admin.board.status}
        placeholder={admin.board.anyStatus}
        clearable
        data={statuses.map((value) => ({ value, label: pieces.statuses[value] }))}
        value={search.status ?? null}
        onChange={(value) => onSearch({ status: (value as BoardStatus | null) ?? undefined })}
      />
      <Select
        className="rw-board-select"
        aria-label={admin.board.type}
        placeholder={admin.board.anyType}
        clearable
        data={RideType.options.map((value) => ({ value, label: history.types[value] }))}
        value={search.type ?? null}
        onChange={(value) => onSearch({ type: (value as RideType | null) ?? undefined })}
      />
      <Chip
        className="rw-board-twin"
        variant="outline"
        checked={search.stuck === true}
        onChange={(checked) => onSearch({ stuck: checked || undefined })}
      >
        {admin.board.stuckOnly}
      </Chip>
      <SegmentedControl
        className="rw-board-views"
        aria-label={admin.board.view}
        data={views}
        value={view}
        onChange={(value) => onSearch({ view: value as BoardView })}
      />
    </div>
  );
});
