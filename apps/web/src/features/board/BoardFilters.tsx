import { Chip, CloseButton, Group, SegmentedControl, Select, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { RIDE_TYPES, type RideType } from '@ridewire/contracts';
import { useMemory } from '@ridewire/ui';
import { IconSearch } from '@tabler/icons-react';
import { memo, useRef } from 'react';
import { searchDigits } from '../../kit/language/latin-digits.ts';
import type { BoardSearch, BoardStatus, BoardView } from './board-search.ts';
import { useDemandTexts } from '../demand/texts.en.ts';
import { useBoardTexts } from './texts.en.ts';
import { useHistoryTexts } from '../rides/history.en.ts';
import { usePiecesTexts } from '../../kit/texts/ui-texts.ts';
import styles from './live-board.module.css';

export interface BoardFiltersProps {
  search: BoardSearch;
  onSearch: (change: Partial<BoardSearch>) => void;
  /** What can be switched between: fewer on a phone. */
  views: { value: BoardView; label: string }[];
  view: BoardView;
  /** Whether a map is in sight, to lay something upon. */
  hasMap: boolean;
}

/** Search, filters and the view; all of it lives in the address. */
export const BoardFilters = memo(function BoardFilters({
  search,
  onSearch,
  views,
  view,
  hasMap,
}: BoardFiltersProps) {
  const texts = useBoardTexts();
  const demand = useDemandTexts();
  const pieces = usePiecesTexts();
  const history = useHistoryTexts();
  const input = useRef<HTMLInputElement>(null);
  // Typed text is shown at once; the address follows, and leads when it changes by itself.
  const { q } = search;
  const [{ typed }, remember] = useMemory({ known: q, typed: q ?? '' }, (before) => {
    if (before.known === q) return before;
    return { known: q, typed: (q ?? '') === before.typed.trim() ? before.typed : (q ?? '') };
  });
  const find = (text: string) => {
    remember({ known: q, typed: text });
    onSearch({ q: text.trim() || undefined });
  };
  useHotkeys([['/', () => input.current?.focus()]]);
  const statuses: BoardStatus[] = ['requested', 'accepted', 'picked_up', 'in_transit'];
  return (
    <Group gap="sm" pt="sm" pb={10} px="lg" role="search">
      <TextInput
        ref={input}
        className={styles.search}
        type="search"
        aria-label={texts.board.search}
        placeholder={texts.board.search}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        rightSection={
          typed && <CloseButton size="sm" aria-label={texts.board.clearSearch} onClick={() => find('')} />
        }
        value={typed}
        onChange={(event) => find(searchDigits(event.currentTarget.value))}
        onKeyDown={(event) => event.key === 'Escape' && typed && find('')}
      />
      <Select
        className={`${styles.select} ${styles.twin}`}
        aria-label={texts.board.status}
        placeholder={texts.board.anyStatus}
        clearable
        data={statuses.map((value) => ({ value, label: pieces.statuses[value] }))}
        value={search.status ?? null}
        onChange={(value) => onSearch({ status: (value as BoardStatus | null) ?? undefined })}
      />
      <Select
        className={styles.select}
        aria-label={texts.board.type}
        placeholder={texts.board.anyType}
        clearable
        data={RIDE_TYPES.map((value) => ({ value, label: history.types[value] }))}
        value={search.type ?? null}
        onChange={(value) => onSearch({ type: (value as RideType | null) ?? undefined })}
      />
      <Chip
        className={styles.twin}
        variant="outline"
        checked={search.stuck === true}
        onChange={(checked) => onSearch({ stuck: checked || undefined })}
      >
        {texts.board.stuckOnly}
      </Chip>
      {hasMap && (
        <Chip
          className={styles.layer}
          variant="outline"
          checked={search.demand === true}
          onChange={(checked) => onSearch({ demand: checked || undefined })}
        >
          {demand.board}
        </Chip>
      )}
      <SegmentedControl
        className={styles.views}
        aria-label={texts.board.view}
        data={views}
        value={view}
        onChange={(value) => onSearch({ view: value as BoardView })}
      />
    </Group>
  );
});
