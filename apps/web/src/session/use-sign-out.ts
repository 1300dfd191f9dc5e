import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { getMutationKey } from '@trpc/react-query';
import { api, trpc } from '../live/trpc.ts';
import { endSession } from './end-session.ts';

/** Signs out, ends the socket, and leads to `to`. */
export function useSignOut(to: '/' | '/login') {
  const cache = useQueryClient();
  const router = useRouter();
  const leave = async () => {
    endSession(cache);
    await router.navigate({ to });
  };
  return trpc.auth.logout.useMutation({
    onSuccess: leave,
    onError: async () => {
      // The answer was lost; what was asked may have happened all the same.
      const me = await api.auth.me.query().catch(() => undefined);
      if (me === null) await leave();
    },
  });
}

/** Whether this page itself is signing out: its socket then ends before the answer arrives, which surprises nobody. */
export const isSigningOut = (cache: QueryClient): boolean =>
  [trpc.auth.logout, trpc.auth.deleteAccount].some(
    (procedure) => cache.isMutating({ mutationKey: getMutationKey(procedure) }) > 0,
  );
