import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLinkPart } from '../../live/link-state.ts';
import { isFinished, type HistoryRide, type Side } from './finished-ride.ts';
import { historyQuery } from './history-query.ts';
import { insertFinishedRide } from './insert-finished-ride.ts';

/** Puts each ride that finishes into the history at once, and reads the history anew after the link was lost. */
export function useKeepHistory(side: Side, ride: HistoryRide | null | undefined): void {
  const cache = useQueryClient();
  const openCount = useLinkPart('openCount');
  useEffect(() => {
    if (!ride || !isFinished(ride)) return;
    cache.setQueryData<InfiniteData<HistoryRide[], string | undefined>>(
      historyQuery(side).queryKey,
      (history) => history && insertFinishedRide(history, ride),
    );
  }, [cache, side, ride]);
  useEffect(() => {
    // The first opening missed nothing.
    if (openCount > 1) void cache.invalidateQueries({ queryKey: historyQuery(side).queryKey });
  }, [cache, side, openCount]);
}
