import { liveKind } from '../../../kit/live/live-kind.ts';
import { api } from '../../../kit/live/trpc.ts';
import { useLive } from '../../../kit/live/use-live.ts';
import { reduceBoard, reduceBoardBatch, type BoardState } from './reduce-board.ts';

export const boardKind = {
  ...liveKind('board', (on) => api.rides.board.subscribe(undefined, on), reduceBoard),
  applyAll: reduceBoardBatch,
  // A city of thousands is always in motion; in a small one each change is news.
  paceMs: (state: BoardState | undefined) => (state && state.rides.size > 1_000 ? 500 : 100),
};

/** All active rides and drivers, for admins. */
export const useBoardLive = () => useLive(boardKind);
