import { hashKey, type QueryClient } from '@tanstack/react-query';
import { followLive, liveKey, type LiveView } from '../../kit/live/follow-live.ts';
import { getConnection, subscribeConnection } from '../../kit/live/connection-state.ts';
import type { BoardState } from '../rides/live/reduce-board.ts';
import { boardKind, LARGE_CITY_RIDES } from '../rides/live/board-live.ts';
import { BoardModel, type BoardView } from './board-model.ts';

/** What the board shows as of one moment; later ones are other objects. */
export interface Board extends BoardView {
  state: BoardState;
}

export interface BoardSnapshot {
  /** Undefined until it is known. */
  board: Board | undefined;
  /** Why it can't be followed. */
  failure: string | null;
}

/** Longest wait of a timer, in milliseconds; a later moment is waited for in several. */
const MAX_WAIT_MS = 3_600_000;
/** Two moments so close together are looked at once, in milliseconds; in a large city those of a beat, as its news. */
const MIN_WAIT_MS = 20;

/** In a large city the frame that looks is not the one that renders, in milliseconds. */
const NEXT_FRAME_MS = 17;

export interface BoardStore {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => BoardSnapshot;
}

/**
 * The board outside of React: it looks at what came in, at the link and at the clock when one of them moves, and holds a
 * snapshot that never changes. It follows the live board for as long as somebody listens.
 */
export function createBoardStore(cache: QueryClient): BoardStore {
  const model = new BoardModel();
  const listeners = new Set<() => void>();
  const read = () => cache.getQueryData<LiveView<BoardState>>(liveKey(boardKind.name));
  let snapshot: BoardSnapshot = { board: undefined, failure: null };
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let telling: ReturnType<typeof setTimeout> | undefined;
  function tell(): void {
    clearTimeout(telling);
    telling = undefined;
    for (const listener of listeners) listener();
  }
  /** Data that are fresh, and how often the link had been opened when they came. */
  let known = { openCount: getConnection().openCount, state: read()?.data };

  /** Not while the link is down, and not after it came back until new data arrived: what nobody told us of is no silence. */
  function judgeFreshness(state: BoardState): boolean {
    const { status, openCount } = getConnection();
    const isFresh = status === 'live' && (known.openCount === openCount || known.state !== state);
    if (isFresh) known = { openCount, state };
    else if (status !== 'live') known = { ...known, state };
    return isFresh;
  }

  let seen = read();
  let link = getConnection();
  function look(): void {
    clearTimeout(timer);
    seen = read();
    link = getConnection();
    const { data: state, failure = null } = seen ?? {};
    const nowMs = Date.now() + link.clockOffsetMs;
    const view = state && model.look(state, nowMs, judgeFreshness(state));
    const { board } = snapshot;
    const isSame =
      board?.state === state && (!board || isSameView(board, view)) && snapshot.failure === failure;
    if (!isSame) snapshot = { board: state && view && { ...view, state }, failure };
    if (state && view && Number.isFinite(view.wakeMs) && listeners.size > 0) {
      const leastMs = state.rides.size > LARGE_CITY_RIDES ? boardKind.paceMs(state) : MIN_WAIT_MS;
      timer = setTimeout(look, Math.min(MAX_WAIT_MS, Math.max(leastMs, view.wakeMs - nowMs)));
    }
    if (isSame) return;
    if (state && state.rides.size > LARGE_CITY_RIDES) telling ??= setTimeout(tell, NEXT_FRAME_MS);
    else tell();
  }

  function start(): void {
    const hash = hashKey(liveKey(boardKind.name));
    const leave = [
      cache.getQueryCache().subscribe(({ query }) => query.queryHash === hash && seen !== read() && look()),
      subscribeConnection(() => {
        const { status, openCount, clockOffsetMs } = getConnection();
        // It also counts every event, each of which is looked at once as it is.
        const isSame = status === link.status && openCount === link.openCount;
        if (!isSame || clockOffsetMs !== link.clockOffsetMs) look();
      }),
      followLive(cache, boardKind),
    ];
    stop = () => {
      clearTimeout(timer);
      clearTimeout(telling);
      telling = undefined;
      for (const each of leave) each();
    };
    look();
  }

  look();
  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop();
        // Whoever comes later must not see what was, not even once.
        snapshot = { board: undefined, failure: null };
      };
    },
  };
}

const isSameView = (a: BoardView, b: BoardView | undefined): boolean =>
  b !== undefined && (Object.keys(b) as (keyof BoardView)[]).every((part) => a[part] === b[part]);
