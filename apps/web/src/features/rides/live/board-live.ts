import { liveKind } from '../../../kit/live/live-kind.ts';
import { api } from '../../../kit/live/trpc.ts';
import { useLive } from '../../../kit/live/use-live.ts';
import { reduceBoard, reduceBoardBatch, type BoardState } from './reduce-board.ts';

/** With this many rides, something changes all the time. */
export const LARGE_CITY_RIDES = 1_000;

export const boardKind = {
  ...liveKind('board', (on) => api.rides.board.subscribe(undefined, on), reduceBoard),
  applyAll: reduceBoardBatch,
  // A city of thousands is always moving. In a small one each change is news.
  paceMs: (state: BoardState | undefined) => (state && state.rides.size > LARGE_CITY_RIDES ? 500 : 100),
};

/** All active rides and drivers, for admins. */
export const useBoardLive = () => useLive(boardKind);
