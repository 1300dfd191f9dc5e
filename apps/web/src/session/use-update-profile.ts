import { useQueryClient } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { liveKey, patchLive, type LiveView } from '../live/follow-live.ts';
import { profileKind } from '../live/live-kinds.ts';
import { trpc } from '../live/trpc.ts';
import { toastDone, toastFailed } from '../shell/show-toast.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { profileAfter } from './profile-change.ts';
import { sessionQuery } from './session-query.ts';
import type { ProfileSnapshot, UpdateProfileInput } from '@ridewire/contracts';

/** Changes the own profile. It shows everywhere at once, see usePendingProfile, and is gone again when refused. */
export function useUpdateProfile() {
  const { profile } = useTexts();
  const cache = useQueryClient();
  const update = trpc.profile.update.useMutation({
    onSuccess: (me, sent) => {
      const change = sent as UpdateProfileInput;
      // Written before the change ends being pending, so that nothing falls back for a moment.
      cache.setQueryData(sessionQuery.queryKey, (held) => (held?.id === me.id ? me : held));
      const held = cache.getQueryData<LiveView<ProfileSnapshot>>(liveKey(profileKind.name))?.data;
      if (held) {
        const data = { ...profileAfter(held, change), me };
        patchLive(cache, profileKind, { type: 'snapshot', data, serverTime: Date.now() });
      }
      toastDone(profile.updated);
    },
    onError: () => toastFailed(profile.updateFailed),
  });
  return {
    isPending: update.isPending,
    send: async (change: UpdateProfileInput) => {
      // Asked of the cache, which knows at once: a second press may come before the button shows the first.
      if (cache.isMutating({ mutationKey: getMutationKey(trpc.profile.update) }) > 0) return;
      await update.mutateAsync(change);
    },
  };
}
