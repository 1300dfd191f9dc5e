import { Box, Chip, CloseButton, Group, SegmentedControl, Select, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { ACTIVE_STATUSES, type RideType } from '@ridewire/contracts';
import { useMemory } from '@ridewire/ui';
import { IconSearch } from '@tabler/icons-react';
import { memo, useDeferredValue, useRef } from 'react';
import { searchDigits } from '../../kit/language/latin-digits.ts';
import type { BoardSearch, BoardStatus, BoardView } from './board-search.ts';
import { useDemandTexts } from '../demand/texts.en.ts';
import { SavedViews } from '../saved-views/SavedViews.tsx';
import { useBoardTexts } from './texts.en.ts';
import { useRideTypes, useTypeName } from '../rides/ride-types.ts';
import { usePiecesTexts } from '../../kit/texts/ui-texts.ts';
import styles from './board-head.module.css';

interface FilterProps<Value> {
  value: Value;
  onSearch: (change: Partial<BoardSearch>) => void;
}

export interface BoardFiltersProps {
  search: BoardSearch;
  onSearch: (change: Partial<BoardSearch>) => void;
  /** The available views: fewer on a phone. */
  views: { value: BoardView; label: string }[];
  view: BoardView;
  /** Whether a map is visible that can show demand. */
  hasMap: boolean;
}

/** Search, filters and the view, all kept in the address. A press renders only the part it changes. */
export const BoardFilters = memo(function BoardFilters({
  search,
  onSearch,
  views,
  view,
  hasMap,
}: BoardFiltersProps) {
  // If a status was chosen with a counter, the counter shows it first.
  const status = useDeferredValue(search.status);
  return (
    <Group gap="sm" pt="sm" pb={10} px="lg" role="search">
      <SearchField value={search.q} onSearch={onSearch} />
      <StatusSelect value={status} onSearch={onSearch} />
      <TypeSelect value={search.type} onSearch={onSearch} />
      <StuckChip value={search.stuck === true} onSearch={onSearch} />
      {hasMap && <DemandChip value={search.demand === true} onSearch={onSearch} />}
      <Box visibleFrom="sm">
        <SavedViews page="board" />
      </Box>
      <ViewSwitch views={views} value={view} onSearch={onSearch} />
    </Group>
  );
});

const SearchField = memo(function SearchField({ value: q, onSearch }: FilterProps<string | undefined>) {
  const texts = useBoardTexts();
  const input = useRef<HTMLInputElement>(null);
  // Typed text shows at once and the address follows. If the address changes otherwise, the field follows it.
  const [{ typed }, remember] = useMemory({ known: q, typed: q ?? '' }, (before) => {
    if (before.known === q) return before;
    return { known: q, typed: (q ?? '') === before.typed.trim() ? before.typed : (q ?? '') };
  });
  const find = (text: string) => {
    remember({ known: q, typed: text });
    onSearch({ q: text.trim() || undefined });
  };
  useHotkeys([['/', () => input.current?.focus()]]);
  return (
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
  );
});

const StatusSelect = memo(function StatusSelect({
  value: status,
  onSearch,
}: FilterProps<BoardStatus | undefined>) {
  const texts = useBoardTexts();
  const pieces = usePiecesTexts();
  return (
    <Select
      className={`${styles.select} ${styles.twin}`}
      aria-label={texts.board.status}
      placeholder={texts.board.anyStatus}
      clearable
      data={ACTIVE_STATUSES.map((value) => ({ value, label: pieces.statuses[value] }))}
      value={status ?? null}
      onChange={(value) => onSearch({ status: (value as BoardStatus | null) ?? undefined })}
    />
  );
});

const TypeSelect = memo(function TypeSelect({ value: type, onSearch }: FilterProps<RideType | undefined>) {
  const texts = useBoardTexts();
  const types = useRideTypes();
  const typeName = useTypeName();
  return (
    <Select
      className={styles.select}
      aria-label={texts.board.type}
      placeholder={texts.board.anyType}
      clearable
      data={types.map(({ id }) => ({ value: id, label: typeName(id) }))}
      value={type ?? null}
      onChange={(value) => onSearch({ type: value ?? undefined })}
    />
  );
});

const StuckChip = memo(function StuckChip({ value, onSearch }: FilterProps<boolean>) {
  const texts = useBoardTexts();
  return (
    <Chip
      className={styles.twin}
      variant="outline"
      checked={value}
      onChange={(checked) => onSearch({ stuck: checked || undefined })}
    >
      {texts.board.stuckOnly}
    </Chip>
  );
});

const DemandChip = memo(function DemandChip({ value, onSearch }: FilterProps<boolean>) {
  const demand = useDemandTexts();
  return (
    <Chip
      className={styles.layer}
      variant="outline"
      checked={value}
      onChange={(checked) => onSearch({ demand: checked || undefined })}
    >
      {demand.board}
    </Chip>
  );
});

const ViewSwitch = memo(function ViewSwitch({
  views,
  value: view,
  onSearch,
}: FilterProps<BoardView> & Pick<BoardFiltersProps, 'views'>) {
  const texts = useBoardTexts();
  return (
    <SegmentedControl
      className={styles.views}
      aria-label={texts.board.view}
      data={views}
      value={view}
      onChange={(value) => onSearch({ view: value as BoardView })}
    />
  );
});
