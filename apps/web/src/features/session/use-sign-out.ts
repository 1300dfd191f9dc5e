import { useRouter } from '@tanstack/react-router';
import { sitePath } from '@ridewire/contracts/languages';
import { queries } from '../../kit/live/queries.ts';
import { api, trpc } from '../../kit/live/trpc.ts';
import { getSpoken } from '../../kit/texts/spoken.ts';
import { endSession } from './end-session.ts';

/** Signs out, ends the socket, and leads to `to`. */
export function useSignOut(to: '/' | '/login') {
  const router = useRouter();
  const leave = async () => {
    endSession();
    // A document of its own, led to by the browser: were the router first, its earlier pages would come to belong to that one,
    // and a way back to them would change the address alone.
    if (to === '/') location.assign(sitePath('/', getSpoken().language));
    else await router.navigate({ to });
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
export const isSigningOut = (): boolean =>
  queries.auth.logout.isMutating() + queries.auth.deleteAccount.isMutating() > 0;
