import type { CodeAsked } from '@ridewire/contracts';
import { useRouter } from '@tanstack/react-router';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { toastPassed, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { useAuthTexts } from './texts.en.ts';

interface ResendInput {
  ask: () => Promise<CodeAsked>;
  success: string;
  /** Said when the server has no sentence of its own. */
  failure: string;
  /** Codes before it have ended. */
  onSent: () => void;
}

/** Asks for another code; how long the next one must wait is the server's word, kept with the page. */
export function useResend({ ask, success, failure, onSent }: ResendInput): () => Promise<void> {
  const auth = useAuthTexts();
  const router = useRouter();
  return async () => {
    const { href } = router.history.location;
    try {
      const { resendInSeconds } = await ask();
      toastPassed(success);
      // Who left meanwhile is somewhere else.
      if (router.history.location.href !== href) return;
      onSent();
      await router.navigate({
        to: '.',
        search: true,
        state: (state) => ({ ...state, resendAt: Date.now() + resendInSeconds * 1000 }),
        replace: true,
      });
    } catch (error) {
      toastFailed(errorSentence(error, failure, auth.unreachable));
    }
  };
}
