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
    // A separate document, loaded by the browser: with the router, its earlier pages would belong to that document, and
    // going back to them would change only the address.
    if (to === '/') location.assign(sitePath('/', getSpoken().language));
    else await router.navigate({ to });
  };
  return trpc.auth.logout.useMutation({
    onSuccess: leave,
    onError: async () => {
      // The answer was lost; the call may have been carried out all the same.
      const me = await api.auth.me.query().catch(() => undefined);
      if (me === null) await leave();
    },
  });
}

/** Whether this page itself is signing out: its socket then ends before the answer arrives, which is expected. */
export const isSigningOut = (): boolean =>
  queries.auth.logout.isMutating() + queries.auth.deleteAccount.isMutating() > 0;
