import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';

/** Where nobody knows whose code is asked for: says so and leads to the sign-up. */
export function MissingEmail({ sentence }: { sentence: string }) {
  const router = useRouter();
  useEffect(() => {
    toastFailed(sentence);
    void router.navigate({ to: '/signup', replace: true });
  }, [router, sentence]);
  return null;
}
