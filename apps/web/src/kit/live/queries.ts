import { createTRPCQueryUtils, getQueryKey } from '@trpc/react-query';
import { queryClient } from './query-client.ts';
import { api, trpc } from './trpc.ts';

/**
 * The same as `trpc.useUtils()`, for code outside components: `queries.rides.get.prefetch({ rideId })` in a route's
 * loader, `queries.auth.me.setData(undefined, null)` when a session ends.
 */
export const queries = createTRPCQueryUtils({ queryClient, client: api });

// The signed-in person, and what the app needs before anyone signs in: demo accounts, the city's time zone, the map's
// ground. Both stay, shown or not.
for (const known of [trpc.auth.me, trpc.system.config])
  queryClient.setQueryDefaults(getQueryKey(known), { gcTime: Number.POSITIVE_INFINITY });
