import type { ProfileSnapshot } from '@ridewire/contracts';
import { useEffect, useMemo } from 'react';
import { trpc } from '../../kit/live/trpc.ts';
import type { LiveView } from '../../kit/live/follow-live.ts';
import { useProfileLive } from './profile-live.ts';
import { usePendingProfile } from './pending-profile.ts';
import { profileAfter } from './profile-change.ts';

/** The person's own account, live; pending changes show before the server has answered. */
export function useProfile(): LiveView<ProfileSnapshot> {
  const { data, failure } = useProfileLive();
  const change = usePendingProfile();
  return useMemo(
    () => ({ data: data && change ? profileAfter(data, change) : data, failure }),
    [data, failure, change],
  );
}

/** Keeps the signed-in person up to date, whichever tab or device changes them. */
export function useFollowProfile(): void {
  const utils = trpc.useUtils();
  const { data } = useProfileLive();
  const me = data?.me;
  useEffect(() => {
    if (me) utils.auth.me.setData(undefined, (held) => (held?.id === me.id ? me : held));
  }, [utils, me]);
}
