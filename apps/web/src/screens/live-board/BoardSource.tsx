import type { BoardRide } from '@ridewire/contracts';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { BoardContext } from './board-context.ts';
import type { BoardSearch } from './board-search.ts';
import { filterRides } from './filter-rides.ts';
import { useBoard } from './use-board.ts';
import { sameList, useStable } from './use-stable.ts';

const NONE: readonly BoardRide[] = [];

/** Hands the live board to its parts. What stands around them does not render when it changes. */
export function BoardSource({ search, children }: { search: BoardSearch; children: ReactNode }) {
  const { board, failure } = useBoard();
  const rides = useStable(board ? filterRides(board.rides, search, board.stuck) : NONE, sameList);
  const isFiltered = Boolean(search.q ?? search.status ?? search.type ?? search.stuck);
  const shown = useMemo(() => ({ board, rides, isFiltered, failure }), [board, rides, isFiltered, failure]);
  // A render of the whole board yields to the browser in between: no frame waits for all of it.
  const unhurried = useDeferredValue(shown);
  return <BoardContext value={unhurried}>{children}</BoardContext>;
}
