import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { findErrorCode } from '../../live/error-sentence.ts';
import { api, trpc } from '../../live/trpc.ts';
import { endSession } from '../../session/end-session.ts';
import { toastDone } from '../../shell/show-toast.tsx';
import { useTexts } from '../../texts/use-texts.ts';

/** Deletes the own account, forgets everything of the person here, and leads to the login page. */
export function useDeleteAccount(): (input: { password: string; confirmation: string }) => Promise<void> {
  const { settings } = useTexts();
  const cache = useQueryClient();
  const router = useRouter();
  const remove = trpc.auth.deleteAccount.useMutation();
  return async (input) => {
    try {
      await remove.mutateAsync(input);
    } catch (error) {
      // The answer was lost; what was asked may have happened all the same.
      const isAnswered = findErrorCode(error) !== null;
      if (isAnswered || (await api.auth.me.query().catch(() => undefined)) !== null) throw error;
    }
    endSession(cache);
    await router.navigate({ to: '/login' });
    toastDone(settings.deleted);
  };
}
