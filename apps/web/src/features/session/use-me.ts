import type { Me } from '@ridewire/contracts';
import { useMemo } from 'react';
import { trpc } from '../../kit/live/trpc.ts';
import { meAfter } from './profile-change.ts';
import { usePendingProfile } from './pending-profile.ts';

/**
 * The signed-in person, with their own pending changes: undefined while it is being asked, null for no one. Asked once,
 * then kept by sign-in and sign-out.
 */
export function useMe(): Me | null | undefined {
  const { data: me } = trpc.auth.me.useQuery();
  const change = usePendingProfile();
  return useMemo(() => (me && change ? meAfter(me, change) : me), [me, change]);
}
