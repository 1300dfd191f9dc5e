import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { sitePath } from '@ridewire/contracts/languages';
import { api } from '../../kit/live/trpc.ts';
import { getSpoken } from '../../kit/texts/spoken.ts';
import { endSession } from './end-session.ts';

/** The key of what ends the session from here. */
export const LEAVE = ['leave'];

/** Signs out, ends the socket, and leads to `to`. */
export function useSignOut(to: '/' | '/login') {
  const cache = useQueryClient();
  const router = useRouter();
  const leave = async () => {
    endSession(cache);
    // A document of its own, led to by the browser: were the router first, its earlier pages would come to belong to that one,
    // and a way back to them would change the address alone.
    if (to === '/') location.assign(sitePath('/', getSpoken().language));
    else await router.navigate({ to });
  };
  return useMutation({
    mutationKey: LEAVE,
    mutationFn: () => api.auth.logout.mutate(),
    onSuccess: leave,
    onError: async () => {
      // The answer was lost; what was asked may have happened all the same.
      const me = await api.auth.me.query().catch(() => undefined);
      if (me === null) await leave();
    },
  });
}

/** Whether this page itself is signing out: its socket then ends before the answer arrives, which surprises nobody. */
export const isSigningOut = (cache: QueryClient): boolean => cache.isMutating({ mutationKey: LEAVE }) > 0;
