import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';

/** Shown when the account of the code is unknown: says so and leads to the sign-up. */
export function MissingEmail({ sentence }: { sentence: string }) {
  const router = useRouter();
  useEffect(() => {
    toastFailed(sentence);
    void router.navigate({ to: '/signup', replace: true });
  }, [router, sentence]);
  return null;
}
