import type { Me } from '@ridewire/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../kit/live/trpc.ts';
import { meAfter } from './profile-change.ts';
import { usePendingProfile } from './pending-profile.ts';

/** Who is signed in; null for nobody. Asked once, then kept by sign-in and sign-out. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: (): Promise<Me | null> => api.auth.me.query(),
  gcTime: Number.POSITIVE_INFINITY,
});

/** Who is signed in, as they have just changed themselves: undefined while it is being asked, null for nobody. */
export function useMe(): Me | null | undefined {
  const { data: me } = useQuery(sessionQuery);
  const change = usePendingProfile();
  return useMemo(() => (me && change ? meAfter(me, change) : me), [me, change]);
}
