import { hashKey, type QueryClient } from '@tanstack/react-query';
import { followLive, liveKey, type LiveView } from '../../kit/live/follow-live.ts';
import { getConnection, subscribeConnection } from '../../kit/live/connection-state.ts';
import type { BoardState } from '../rides/live/reduce-board.ts';
import { boardKind, LARGE_CITY_RIDES } from '../rides/live/board-live.ts';
import { BoardModel, type BoardView } from './board-model.ts';

/** What the board shows at one moment; later moments are other objects. */
export interface Board extends BoardView {
  state: BoardState;
}

export interface BoardSnapshot {
  /** Undefined until it is known. */
  board: Board | undefined;
  /** Why it can't be followed. */
  failure: string | null;
}

/** The longest timer, in milliseconds. A later moment takes several. */
const MAX_WAIT_MS = 3_600_000;
/** Moments closer together than this are handled at once, in milliseconds; in a large city those of one beat, like its news. */
const MIN_WAIT_MS = 20;

/** In a large city judging and rendering are in different frames, in milliseconds. */
const NEXT_FRAME_MS = 17;

export interface BoardStore {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => BoardSnapshot;
}

/**
 * The board outside of React. It reacts to news, the link and the clock, and holds a snapshot that never changes. It
 * follows the live board while there is a listener.
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
  /** Fresh data, and how often the link had been opened when it came. */
  let known = { openCount: getConnection().openCount, state: read()?.data };

  /** Not fresh while the link is down, and after it came back until new data arrives: missing news is no silence. */
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
        // The link also counts every event, but each one is handled anyway.
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
        // A later listener must not see the old state, not even once.
        snapshot = { board: undefined, failure: null };
      };
    },
  };
}

const isSameView = (a: BoardView, b: BoardView | undefined): boolean =>
  b !== undefined && (Object.keys(b) as (keyof BoardView)[]).every((part) => a[part] === b[part]);
