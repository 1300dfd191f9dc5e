import type { FinishedStatus } from '@ridewire/contracts';
import type { InfiniteData } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { queries } from '../../../kit/live/queries.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import type { HistoryRide, Side } from './finished-ride.ts';

export const PAGE_SIZE = 20;

export type HistoryPages = InfiniteData<HistoryRide[], string | null>;

/** Finished rides with this status, newest first. */
const historyInput = (status: FinishedStatus | undefined) => ({ limit: PAGE_SIZE, status });

/** Each page starts after the last ride of the one before. */
const getNextPageParam = (page: HistoryRide[]) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id);

const listOf = (side: Side) => (side === 'rider' ? trpc.rides.history : trpc.rides.driven);

/** The cache key of one list's pages. */
export const historyKey = (side: Side, status: FinishedStatus | undefined) =>
  getQueryKey(listOf(side), historyInput(status), 'infinite');

/** The key of all lists of that side, whatever their status. */
export const historiesKey = (side: Side) => getQueryKey(listOf(side), undefined, 'infinite');

export const prefetchHistory = (side: Side, status: FinishedStatus | undefined): Promise<void> =>
  side === 'rider'
    ? queries.rides.history.prefetchInfinite(historyInput(status))
    : queries.rides.driven.prefetchInfinite(historyInput(status));

/** The rides someone took or drove, and the state of reading them. */
export function useHistory(side: Side, status: FinishedStatus | undefined) {
  const isRider = side === 'rider';
  const input = historyInput(status);
  const taken = trpc.rides.history.useInfiniteQuery(input, { getNextPageParam, enabled: isRider });
  const driven = trpc.rides.driven.useInfiniteQuery(input, { getNextPageParam, enabled: !isRider });
  const rides: HistoryRide[] | undefined = isRider ? taken.data?.pages.flat() : driven.data?.pages.flat();
  return { query: isRider ? taken : driven, rides };
}
