import { announce } from '@ridewire/ui';
import { errorSentence, findErrorCode } from '../../live/error-sentence.ts';
import { trpc } from '../../live/trpc.ts';
import { toastFailed } from '../../shell/show-toast.tsx';
import { useTexts } from '../../texts/use-texts.ts';

/** Signs other devices out. What is seen of it is that they leave the list; it is said for who does not see. */
export function useEndSessions() {
  const { settings } = useTexts();
  const one = trpc.sessions.end.useMutation();
  const others = trpc.sessions.endOthers.useMutation();
  const run = async (ending: Promise<unknown>, done: string) => {
    try {
      await ending;
    } catch (error) {
      // Gone already is as good.
      if (findErrorCode(error) !== 'NOT_FOUND')
        return toastFailed(errorSentence(error, settings.signOutFailed));
    }
    announce(done);
  };
  return {
    isEnding: one.isPending || others.isPending,
    endOne: (sessionId: string, name: string) =>
      run(one.mutateAsync({ sessionId }), settings.signedOut(name)),
    endOthers: () => run(others.mutateAsync(), settings.signedOutOthers),
  };
}
