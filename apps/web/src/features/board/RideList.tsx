import { Button } from '@mantine/core';
import { EmptyState, LooseEnd, useMemory } from '@ridewire/ui';
import { IconArrowUp } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { BoardRide } from '@ridewire/contracts';
import { useRidesWithAlert } from '../sos/use-rides-with-alert.ts';
import { useShownBoard } from './board-context.ts';
import type { StuckRides } from './board-model.ts';
import type { BoardSearch } from './board-search.ts';
import { type SortedBy, sortRides } from './sort-rides.ts';
import { alertsFirst } from './alerts-first.ts';
import { RideCards } from './RideCards.tsx';
import { RideColumns } from './RideColumns.tsx';
import { RideTable } from './RideTable.tsx';
import { useBoardTexts } from './texts.en.ts';
import styles from './live-board.module.css';
import { BulkDialog } from './BulkDialog.tsx';
import { type PresenceProps, usePresence } from '../../kit/lists/use-presence.ts';
import { holdRows, staysHeld, type HeldRows } from './hold-rows.ts';
import { Waiting } from '../../kit/page/Waiting.tsx';
import { IfMay } from '../session/IfMay.tsx';

export interface RideListPartProps {
  search: BoardSearch;
  look: 'table' | 'cards' | 'columns';
  focusedId: string | null;
  onHover: (rideId: string | null) => void;
  onOpen: (rideId: string) => void;
  onSearch: (change: Partial<BoardSearch>) => void;
}

const NO_FILTERS = { q: undefined, status: undefined, type: undefined, stuck: undefined };
const UNSORTED: SortedBy = {};
const NOTHING: ReadonlyMap<string, never> = new Map<string, never>();
const NONE_STUCK: StuckRides = new Map();

/** The rides in order, as cards, rows or columns. Nothing moves while someone is at it. */
export function RideList({ search, look, focusedId, onHover, onOpen, onSearch }: RideListPartProps) {
  const { board, rides, isFiltered, filterKey } = useShownBoard();
  const all = board?.state.rides;
  const stuck = board?.stuck ?? NONE_STUCK;
  const called = useRidesWithAlert();
  const texts = useBoardTexts();
  // Only the table has columns to sort by.
  const { sort, back } = look === 'table' ? search : UNSORTED;
  const wanted = useMemo(
    () => alertsFirst(sortRides(rides, { sort, back }), called),
    [rides, called, sort, back],
  );
  const known = all ?? NOTHING;
  const held = useHeldRows(wanted, `${filterKey} ${look} ${sort} ${back}`, known);

  const list = {
    rides: held.rows,
    stuck,
    called,
    focusedId,
    selectedId: search.ride,
    onHover,
    onOpen,
  };
  if (!all) return <Waiting className={styles.list} height={20} count={8} gap={12} px={16} py={12} />;
  const counts = held.rows === board.rides ? board.counts : undefined;
  return (
    <div className={styles.list} data-look={look} {...held.holdProps}>
      {look === 'table' && <RideTable {...list} sort={sort} back={back} onSort={onSearch} />}
      {look === 'cards' && <RideCards {...list} />}
      {look === 'columns' && (
        <RideColumns {...list} counts={counts} onMore={(step) => onSearch({ status: step, view: 'split' })} />
      )}
      {held.rows.length === 0 && look !== 'columns' && (
        <div className={styles.empty}>
          <EmptyState
            illustration={LooseEnd}
            line={isFiltered ? texts.board.noMatch : texts.board.empty}
            hint={isFiltered ? undefined : texts.board.emptyHint}
            action={
              isFiltered && (
                <Button variant="default" onClick={() => onSearch(NO_FILTERS)}>
                  {texts.board.clearFilters}
                </Button>
              )
            }
          />
        </div>
      )}
      {search.stuck && held.rows.length > 0 && (
        <IfMay right="rides:write">
          <BulkButton />
        </IfMay>
      )}
      {held.waiting > 0 && (
        <Button
          className={styles.boardNew}
          size="sm"
          radius="xl"
          leftSection={<IconArrowUp size={16} stroke={1.75} aria-hidden />}
          aria-keyshortcuts="."
          onClick={held.release}
        >
          {texts.board.newRides(held.waiting)}
        </Button>
      )}
    </div>
  );
}

interface Seen {
  rides: readonly BoardRide[];
  stuck: StuckRides;
}

/** Shown when only stuck rides are listed: actions on many of them. The dialog keeps them as they were seen. */
function BulkButton() {
  const texts = useBoardTexts();
  const { board, rides } = useShownBoard();
  const [seen, setSeen] = useState<Seen>();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    if (!board) return;
    setSeen({ rides: rides.filter(({ id }) => board.stuck.has(id)), stuck: new Map(board.stuck) });
    setOpen(true);
  };
  return (
    <>
      <Button className={styles.boardBulk} size="sm" radius="xl" color="wire" onClick={open}>
        {texts.bulk.open}
      </Button>
      {seen && <BulkDialog {...seen} opened={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

interface HeldTable extends HeldRows<BoardRide> {
  /** Puts the new rides in their places. */
  release: () => void;
  /** For the element around the rows. */
  holdProps: PresenceProps;
}

interface HeldIds {
  holdKey: string;
  ids: ReadonlySet<string>;
}

/** Keeps the rows in place while a pointer or the focus is among them. A new `filterKey` starts again. */
function useHeldRows(
  wanted: readonly BoardRide[],
  filterKey: string,
  all: ReadonlyMap<string, BoardRide>,
): HeldTable {
  const [releases, setReleases] = useState(0);
  const release = () => setReleases((count) => count + 1);
  const { isHere, presenceProps } = usePresence(release);
  const holdKey = `${releases} ${filterKey}`;
  const [held] = useMemory<HeldIds | null>(null, (before) => {
    if (!isHere) return null;
    if (before?.holdKey === holdKey && staysHeld(before.ids, wanted, (id) => all.has(id))) return before;
    return { holdKey, ids: new Set(wanted.map(({ id }) => id)) };
  });
  const { rows, waiting } = useMemo(
    () => holdRows(wanted, held?.ids ?? null, (id) => all.get(id)),
    [wanted, held, all],
  );
  return { rows, waiting, release, holdProps: presenceProps };
}
