import type { CodeAsked } from '@ridewire/contracts';
import { useRouter } from '@tanstack/react-router';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { toastPassed, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { useAuthTexts } from './texts.en.ts';

interface ResendInput {
  ask: () => Promise<CodeAsked>;
  success: string;
  /** Shown when the server has no sentence of its own. */
  failure: string;
  /** Earlier codes have ended. */
  onSent: () => void;
}

/** Requests another code; the server says how long the next one must wait, which is kept with the page. */
export function useResend({ ask, success, failure, onSent }: ResendInput): () => Promise<void> {
  const auth = useAuthTexts();
  const router = useRouter();
  return async () => {
    const { href } = router.history.location;
    try {
      const { resendInSeconds } = await ask();
      toastPassed(success);
      // A person who left since is on another page.
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
