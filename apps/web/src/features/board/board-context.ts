import type { BoardRide } from '@ridewire/contracts';
import { createContext, useContext } from 'react';
import type { Board } from './board-store.ts';

/** The board, and the part of it that matches the filters. Its readers render several times a second; nothing else does. */
export interface ShownBoard {
  /** Undefined until it is known. */
  board: Board | undefined;
  rides: readonly BoardRide[];
  isFiltered: boolean;
  /** Identifies the filters applied to `rides`, since the address may be ahead of them. */
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
