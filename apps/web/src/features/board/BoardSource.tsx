import type { BoardRide } from '@ridewire/contracts';
import { useMemory } from '@ridewire/ui';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { BoardContext } from './board-context.ts';
import type { BoardSearch } from './board-search.ts';
import { filterRides } from './filter-rides.ts';
import { useBoard } from './use-board.ts';

const sameList = <Item,>(a: readonly Item[], b: readonly Item[]): boolean =>
  a === b || (a.length === b.length && a.every((item, index) => item === b[index]));

const NONE: readonly BoardRide[] = [];

/** Provides the live board to its parts. What is around them does not render when it changes. */
export function BoardSource({ search, children }: { search: BoardSearch; children: ReactNode }) {
  // Changes are filtered in the render that shows them, not before.
  const { board, failure } = useDeferredValue(useBoard());
  const { q, status, type, stuck } = search;
  const found = useMemo(
    () => (board ? filterRides(board.rides, { q, status, type, stuck }, board.stuck) : NONE),
    [board, q, status, type, stuck],
  );
  // Returns the previous list as long as nothing in it changed, so that memoized parts do not render.
  const [rides] = useMemory(found, (before) => (sameList(before, found) ? before : found));
  const isFiltered = Boolean(q ?? status ?? type ?? stuck);
  const filterKey = JSON.stringify([q, status, type, stuck]);
  const shown = useMemo(
    () => ({ board, rides, isFiltered, filterKey, failure }),
    [board, rides, isFiltered, filterKey, failure],
  );
  // Rendering the whole board yields to the browser in between, so no frame waits for all of it.
  const unhurried = useDeferredValue(shown);
  return <BoardContext value={unhurried}>{children}</BoardContext>;
}
