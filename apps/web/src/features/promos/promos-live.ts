import type { Live, PromosChange, PromosSnapshot } from '@ridewire/contracts';
import { useCallback } from 'react';
import { useRefreshOnChange } from '../../kit/lists/use-refresh-on-change.ts';
import { countTurns, liveKind } from '../../kit/live/live-kind.ts';
import { api, trpc } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

const changesKind = liveKind<number, Live<PromosSnapshot, PromosChange>>(
  'promos',
  (on) => api.promos.changes.subscribe(undefined, on),
  countTurns,
);

/** Keeps the shown codes up to date: which there are, and how often they were used. */
export function usePromosChanges(): void {
  const utils = trpc.useUtils();
  const { data: turn } = useLive(changesKind);
  useRefreshOnChange(
    turn,
    useCallback(() => Promise.all([utils.promos.list.invalidate(), utils.promos.get.invalidate()]), [utils]),
  );
}
