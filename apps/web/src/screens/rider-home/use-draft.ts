import type { RideType, RideView, Stop } from '@ridewire/contracts';
import { useCallback, useMemo, useState } from 'react';
import type { End } from './EndSign.tsx';

/** The ride a person is putting together. */
export interface Draft {
  pickup: Stop | null;
  destination: Stop | null;
  type: RideType;
}

const EMPTY: Draft = { pickup: null, destination: null, type: 'standard' };

/** Kept while other panels are shown, so that nothing typed is lost. */
export function useDraft() {
  const [draft, setDraft] = useState(EMPTY);
  const setEnd = useCallback(
    (end: End, stop: Stop | null) => setDraft((before) => ({ ...before, [end]: stop })),
    [],
  );
  const setType = useCallback((type: RideType) => setDraft((before) => ({ ...before, type })), []);
  const swap = useCallback(
    () => setDraft(({ pickup, destination, type }) => ({ pickup: destination, destination: pickup, type })),
    [],
  );
  const clear = useCallback(() => setDraft(({ type }) => ({ ...EMPTY, type })), []);
  /** The same trip once more. */
  const repeat = useCallback(
    ({ pickup, destination, type }: RideView) => setDraft({ pickup, destination, type }),
    [],
  );
  return useMemo(
    () => ({ draft, setEnd, setType, swap, clear, repeat }),
    [draft, setEnd, setType, swap, clear, repeat],
  );
}

export type DraftState = ReturnType<typeof useDraft>;
