import type { BoardRide } from '@ridewire/contracts';
import { createContext, useContext } from 'react';
import type { Board } from './board-store.ts';

/** The board, and what of it meets the filters. Whoever reads it renders some times a second; nobody else does. */
export interface ShownBoard {
  /** Undefined until it is known. */
  board: Board | undefined;
  rides: readonly BoardRide[];
  isFiltered: boolean;
  /** Names the filters that `rides` have passed: the address may be ahead of them. */
  filterKey: string;
  failure: string | null;
}

export const BoardContext = createContext<ShownBoard | undefined>(undefined);

/** @throws outside of a BoardSource */
export function useShownBoard(): ShownBoard {
  const shown = useContext(BoardContext);
  if (!shown) throw new Error('Parts of the board belong inside a BoardSource.');
  return shown;
}
