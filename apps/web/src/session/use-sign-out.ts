import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { trpc } from '../live/trpc.ts';
import { endSession } from './end-session.ts';

/** Signs out, ends the socket, and leads to `to`. */
export function useSignOut(to: '/' | '/login') {
  const cache = useQueryClient();
  const router = useRouter();
  return trpc.auth.logout.useMutation({
    onSuccess: async () => {
      endSession(cache);
      await router.navigate({ to });
    },
  });
}
