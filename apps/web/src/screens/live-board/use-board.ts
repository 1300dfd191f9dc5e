import { useClockOffset } from '@ridewire/ui';
import { useMemo, useState } from 'react';
import type { BoardState } from '../../live/apply-board-message.ts';
import { useBoardLive } from '../../live/use-live.ts';
import { BoardModel, type BoardView } from './board-model.ts';
import { useIsFresh } from './use-is-fresh.ts';
import { useWake } from './use-wake.ts';

export interface Board extends BoardView {
  state: BoardState;
}

/** What the board shows, from the live state and the time. Parts that did not change stay the same objects. */
export function useBoard(): { board: Board | undefined; failure: string | null } {
  const { data, failure } = useBoardLive();
  const clockOffsetMs = useClockOffset();
  const [model] = useState(() => new BoardModel());
  const isFresh = useIsFresh(data);
  // Looking twice at the same changes nothing, so that a render may be repeated or thrown away.
  const view = data && model.look(data, Date.now() + clockOffsetMs, isFresh);
  useWake(view?.wakeMs ?? Number.POSITIVE_INFINITY, clockOffsetMs);
  const board = useMemo(() => data && view && { ...view, state: data }, [data, view]);
  return { board, failure };
}
