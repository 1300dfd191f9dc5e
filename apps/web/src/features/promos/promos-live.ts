import { useCallback } from 'react';
import { useRefreshOnChange } from '../../kit/lists/use-refresh-on-change.ts';
import { turnKind } from '../../kit/live/live-kind.ts';
import { api, trpc } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

const changesKind = turnKind('promos', (on) => api.promos.changes.subscribe(undefined, on));

/** Keeps the shown codes up to date: which there are, and how often they were used. */
export function usePromosChanges(): void {
  const utils = trpc.useUtils();
  useRefreshOnChange(
    useLive(changesKind).data,
    useCallback(() => Promise.all([utils.promos.list.invalidate(), utils.promos.get.invalidate()]), [utils]),
  );
}
