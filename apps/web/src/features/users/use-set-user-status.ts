import type { UserStatus, UserView } from '@ridewire/contracts';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { api } from '../../kit/live/trpc.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { keepUser } from '../people/people-queries.ts';
import { useUsersTexts } from './texts.en.ts';

const KEY = ['people', 'set-user-status'];

interface SetStatus {
  userId: string;
  to: UserStatus;
  /** Why somebody is blocked. */
  reason?: string;
}

/** Blocks and unblocks. Shows at once (see `useShownStatus`), and shows what was before when the server refuses. */
export function useSetUserStatus(): (change: SetStatus) => void {
  const users = useUsersTexts();
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: KEY,
    mutationFn: ({ userId, to, reason }: SetStatus) =>
      to === 'blocked' ? api.users.block.mutate({ userId, reason }) : api.users.unblock.mutate({ userId }),
    onSuccess: async (user, { to }) => {
      await keepUser(cache, user);
      toastDone(to === 'blocked' ? users.blocked : users.unblocked);
    },
    onError: (error, { to }) =>
      toastFailed(errorSentence(error, to === 'blocked' ? users.blockFailed : users.unblockFailed)),
  });
  return useCallback(
    (change) => {
      const isSame = ({ state }: { state: { variables: unknown } }) =>
        (state.variables as SetStatus).userId === change.userId;
      // Asked of the cache, which knows at once: a second press may come before the first has rendered.
      if (cache.isMutating({ mutationKey: KEY, predicate: isSame }) === 0) mutate(change);
    },
    [cache, mutate],
  );
}

/** The status to show: what is being set, else what the server said. */
export function useShownStatus(user: Pick<UserView, 'id' | 'status'>): UserStatus {
  const pending = useMutationState({
    filters: { mutationKey: KEY, status: 'pending' },
    select: ({ state }) => state.variables as SetStatus,
  });
  return pending.findLast(({ userId }) => userId === user.id)?.to ?? user.status;
}
