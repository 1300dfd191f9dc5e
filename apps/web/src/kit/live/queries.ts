import { createTRPCQueryUtils, getQueryKey } from '@trpc/react-query';
import { queryClient } from './query-client.ts';
import { api, trpc } from './trpc.ts';

/**
 * What components have from `trpc.useUtils()`, for what is none: `queries.rides.get.prefetch({ rideId })` in the loader of a
 * route, `queries.auth.me.setData(undefined, null)` where a session ends.
 */
export const queries = createTRPCQueryUtils({ queryClient, client: api });

// Who is signed in, and what the app must know before anyone is: demo accounts, the city's time zone, the ground of the map.
// Both stay, whether shown or not.
for (const known of [trpc.auth.me, trpc.system.config])
  queryClient.setQueryDefaults(getQueryKey(known), { gcTime: Number.POSITIVE_INFINITY });
