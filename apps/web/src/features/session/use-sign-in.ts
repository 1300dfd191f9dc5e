import type { LoginInput, Me } from '@ridewire/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../kit/live/trpc.ts';
import { sessionQuery } from './session-query.ts';

const SIGN_IN = ['sign in'];

/** Signs a person in and remembers who it is. */
export function useSignIn(onSignedIn: (me: Me) => void) {
  const cache = useQueryClient();
  const signIn = useMutation({
    mutationKey: SIGN_IN,
    mutationFn: (input: LoginInput) => api.auth.login.mutate(input),
    onSuccess: (me) => {
      cache.setQueryData(sessionQuery.queryKey, me);
      onSignedIn(me);
    },
  });
  const mutate = (input: LoginInput, on: { onError: (error: unknown) => void }) => {
    // Asked of the cache, which knows at once: a second press may come before the button shows the first.
    if (cache.isMutating({ mutationKey: SIGN_IN }) === 0) signIn.mutate(input, on);
  };
  // Until the next page is there nothing is left to press.
  const isPending = signIn.isPending || signIn.isSuccess;
  return { isPending, error: signIn.error, email: signIn.variables?.email, mutate };
}
