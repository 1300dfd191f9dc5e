import type { Me } from '@ridewire/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { trpc } from '../live/trpc.ts';
import { sessionQuery } from './session-query.ts';

/** Signs a person in and remembers who it is. */
export function useSignIn(onSignedIn: (me: Me) => void) {
  const cache = useQueryClient();
  return trpc.auth.login.useMutation({
    onSuccess: (me) => {
      cache.setQueryData(sessionQuery.queryKey, me);
      onSignedIn(me);
    },
  });
}
