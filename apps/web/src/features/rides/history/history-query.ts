import type { FinishedStatus } from '@ridewire/contracts';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { api } from '../../../kit/live/trpc.ts';
import type { HistoryRide, Side } from './finished-ride.ts';

export const PAGE_SIZE = 20;

export type HistoryPages = InfiniteData<HistoryRide[], string | undefined>;

const readPage = (
  side: Side,
  status: FinishedStatus | undefined,
  before: string | undefined,
): Promise<HistoryRide[]> => {
  const page = { limit: PAGE_SIZE, ...(status && { status }), ...(before && { before }) };
  return side === 'rider' ? api.rides.history.query(page) : api.rides.driven.query(page);
};

/** Finished rides that ended so, newest first; each page starts after the last ride of the one before. */
export const historyQuery = (side: Side, status?: FinishedStatus) =>
  infiniteQueryOptions({
    queryKey: ['history', side, status ?? 'all'],
    queryFn: ({ pageParam }) => readPage(side, status, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
  });
