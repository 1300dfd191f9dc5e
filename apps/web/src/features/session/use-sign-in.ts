import type { SignedIn, SignInInput } from '@ridewire/contracts';
import { trpc } from '../../kit/live/trpc.ts';

/** Signs a person in and remembers them. */
export function useSignIn(onSignedIn: (me: SignedIn) => void) {
  const utils = trpc.useUtils();
  const signIn = trpc.auth.login.useMutation({
    onSuccess: (me) => {
      utils.auth.me.setData(undefined, me);
      onSignedIn(me);
    },
  });
  const mutate = (input: SignInInput, on: { onError: (error: unknown) => void }) => {
    // The cache is asked, which knows at once: a second press may come before the button shows the first.
    if (utils.auth.login.isMutating() === 0) signIn.mutate(input, on);
  };
  // Until the next page is there, nothing can be pressed.
  const isPending = signIn.isPending || signIn.isSuccess;
  return { isPending, error: signIn.error, email: signIn.variables?.email, mutate };
}

export type SignIn = ReturnType<typeof useSignIn>;
