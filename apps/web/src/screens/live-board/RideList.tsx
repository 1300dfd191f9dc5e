import { Button, Skeleton } from '@mantine/core';
import { EmptyState, LooseEnd } from '@ridewire/ui';
import { IconArrowUp } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useCalledRides } from '../../emergency/use-called-rides.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useShownBoard } from './board-context.ts';
import type { StuckRides } from './board-model.ts';
import type { BoardSearch } from './board-search.ts';
import { BulkButton } from './BulkButton.tsx';
import { calledFirst } from './called-first.ts';
import { RideCards } from './RideCards.tsx';
import { RideColumns } from './RideColumns.tsx';
import { RideTable } from './RideTable.tsx';
import { useHeldRows } from './use-held-rows.ts';

export interface RideListPartProps {
  search: BoardSearch;
  look: 'table' | 'cards' | 'columns';
  focusedId: string | null;
  onHover: (rideId: string | null) => void;
  onOpen: (rideId: string) => void;
  onSearch: (change: Partial<BoardSearch>) => void;
}

const NO_FILTERS = { q: undefined, status: undefined, type: undefined, stuck: undefined };
const NOTHING: ReadonlyMap<string, never> = new Map<string, never>();
const NONE_STUCK: StuckRides = new Map();

/** The rides in order, in whichever look; nothing moves while somebody is at it. */
export function RideList({ search, look, focusedId, onHover, onOpen, onSearch }: RideListPartProps) {
  const { board, rides, isFiltered } = useShownBoard();
  const all = board?.state.rides;
  const stuck = board?.stuck ?? NONE_STUCK;
  const called = useCalledRides();
  const { admin } = useTexts();
  const wanted = useMemo(
    () =>
      calledFirst(
        rides.map(({ id }) => id),
        called,
      ),
    [rides, called],
  );
  const { q, status, type, stuck: isStuckOnly } = search;
  const known = all ?? NOTHING;
  const rows = useHeldRows(wanted, JSON.stringify([q, status, type, isStuckOnly, look]), known);

  const list = {
    ids: rows.ids,
    rides: known,
    stuck,
    called,
    focusedId,
    selectedId: search.ride,
    onHover,
    onOpen,
  };
  if (!all) return <ListSkeleton />;
  return (
    <div className="rw-board-list" data-look={look} {...rows.holdProps}>
      {look === 'table' && <RideTable {...list} />}
      {look === 'cards' && <RideCards {...list} />}
      {look === 'columns' && (
        <RideColumns {...list} onMore={(step) => onSearch({ status: step, view: 'split' })} />
      )}
      {rows.ids.length === 0 && look !== 'columns' && (
        <div className="rw-board-empty">
          <EmptyState
            illustration={LooseEnd}
            line={isFiltered ? admin.board.noMatch : admin.board.empty}
            hint={isFiltered ? undefined : admin.board.emptyHint}
            action={
              isFiltered && (
                <Button variant="default" onClick={() => onSearch(NO_FILTERS)}>
                  {admin.board.clearFilters}
                </Button>
              )
            }
          />
        </div>
      )}
      {isStuckOnly && rows.ids.length > 0 && <BulkButton />}
      {rows.waiting > 0 && (
        <Button
          className="rw-board-new"
          size="sm"
          radius="xl"
          leftSection={<IconArrowUp size={16} stroke={1.75} aria-hidden />}
          aria-keyshortcuts="."
          onClick={rows.release}
        >
          {admin.board.newRides(rows.waiting)}
        </Button>
      )}
    </div>
  );
}

function ListSkeleton() {
  return (
    <div className="rw-board-list rw-board-skeleton" aria-hidden>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height={20} my={12} />
      ))}
    </div>
  );
}
