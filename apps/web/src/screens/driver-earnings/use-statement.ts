import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLinkPart } from '../../live/link-state.ts';
import { trpc } from '../../live/trpc.ts';
import { useEarningsLive } from '../../live/use-live.ts';
import type { Range } from './statement-range.ts';

/** The rides of these days; read anew when one is completed or changed, and after the link was lost. */
export function useStatement(range: Range) {
  const query = trpc.drivers.statement.useQuery(range, { staleTime: 0, placeholderData: keepPreviousData });
  const { data } = useEarningsLive();
  const openCount = useLinkPart('openCount');
  const { refetch } = query;
  const key = data && `${data.totalCents} ${data.totalRides} ${openCount}`;
  const known = useRef(key);
  useEffect(() => {
    if (known.current !== undefined && key !== undefined && known.current !== key) void refetch();
    known.current = key ?? known.current;
  }, [key, refetch]);
  return query;
}
