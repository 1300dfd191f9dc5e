import type { Me } from '@ridewire/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../live/trpc.ts';

/** Who is signed in; null for nobody. Asked once, then kept by sign-in and sign-out. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: (): Promise<Me | null> => api.auth.me.query(),
  gcTime: Number.POSITIVE_INFINITY,
});

/** Who is signed in: undefined while it is being asked, null for nobody. */
export function useMe(): Me | null | undefined {
  return useQuery(sessionQuery).data;
}
