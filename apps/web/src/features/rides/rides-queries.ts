import type { RideSort, RideStatus } from '@ridewire/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../kit/live/trpc.ts';

/** Everything about rides that admins read; what `rides.changes` tells of makes it old. */
export const RIDES_KEY = ['rides'] as const;
export const LISTS_KEY = [...RIDES_KEY, 'list'] as const;
export const rideKey = (rideId: string) => [...RIDES_KEY, 'one', rideId] as const;

export interface RidesAsked {
  page?: number | undefined;
  q?: string | undefined;
  status?: RideStatus | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: RideSort | undefined;
  limit?: number | undefined;
}

/** One page of rides. While another is on its way, the one before stays. */
export const ridesQuery = ({ page = 1, q: search = '', ...asked }: RidesAsked) =>
  queryOptions({
    queryKey: [...LISTS_KEY, { page, search, ...asked }],
    queryFn: () => api.rides.list.query({ page, search, ...asked }),
    placeholderData: keepPreviousData,
  });

export const rideQuery = (rideId: string) =>
  queryOptions({ queryKey: rideKey(rideId), queryFn: () => api.rides.get.query({ rideId }) });

/** The last rides somebody took or drove. */
export const ridesOfQuery = (userId: string) =>
  queryOptions({
    queryKey: [...RIDES_KEY, 'of', userId],
    queryFn: () => api.rides.ofUser.query({ userId }),
  });

/** What happened to a ride, and who was asked to drive it. */
export const rideStoryQuery = (rideId: string) =>
  queryOptions({
    queryKey: [...rideKey(rideId), 'story'],
    queryFn: () => api.rides.story.query({ rideId }),
  });
