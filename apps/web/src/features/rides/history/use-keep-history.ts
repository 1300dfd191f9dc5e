import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConnectionPart } from '../../../kit/live/connection-state.ts';
import { isFinished, type HistoryRide, type Side } from './finished-ride.ts';
import { historiesKey, historyKey, type HistoryPages } from './history-pages.ts';
import { dropRide, insertFinishedRide } from './insert-finished-ride.ts';
import { FINISHED } from './read-ride-search.ts';

/** Puts each ride that finishes into the history at once, and reads the history again after the link was lost. */
export function useKeepHistory(side: Side, ride: HistoryRide | null | undefined): void {
  const cache = useQueryClient();
  const openCount = useConnectionPart('openCount');
  useEffect(() => {
    if (!ride || !isFinished(ride)) return;
    for (const status of [undefined, ...FINISHED])
      cache.setQueryData<HistoryPages>(
        historyKey(side, status),
        (history) =>
          history &&
          (status === undefined || status === ride.status
            ? insertFinishedRide(history, ride)
            : dropRide(history, ride)),
      );
  }, [cache, side, ride]);
  useEffect(() => {
    // Nothing was missed before the first opening.
    if (openCount > 1) void cache.invalidateQueries({ queryKey: historiesKey(side) });
  }, [cache, side, openCount]);
}
