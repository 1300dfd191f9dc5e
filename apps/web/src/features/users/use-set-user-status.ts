import type { UserStatus, UserView } from '@ridewire/contracts';
import { type Mutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { useCallback } from 'react';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { keepUser } from '../people/keep-people.ts';
import { useUsersTexts } from './texts.en.ts';

const BLOCK = getMutationKey(trpc.users.block);
const UNBLOCK = getMutationKey(trpc.users.unblock);
const SETTING = [BLOCK, UNBLOCK];
const userIdOf = ({ state }: Mutation): string => (state.variables as { userId: string }).userId;

interface SetStatus {
  userId: string;
  to: UserStatus;
  /** Why a person is blocked. */
  reason?: string;
}

/** Blocks and unblocks. Shows the change at once (see `useShownStatus`), and the former state when the server refuses. */
export function useSetUserStatus(): (change: SetStatus) => void {
  const users = useUsersTexts();
  const cache = useQueryClient();
  const tell = (done: string, failure: string) => ({
    onSuccess: async (user: UserView) => {
      await keepUser(user);
      toastDone(done);
    },
    onError: (error: unknown) => toastFailed(errorSentence(error, failure)),
  });
  const { mutate: block } = trpc.users.block.useMutation(tell(users.blocked, users.blockFailed));
  const { mutate: unblock } = trpc.users.unblock.useMutation(tell(users.unblocked, users.unblockFailed));
  return useCallback(
    ({ userId, to, reason }) => {
      const predicate = (mutation: Mutation) => userIdOf(mutation) === userId;
      // The cache is asked, which knows at once: a second press may come before the first has rendered.
      if (SETTING.some((mutationKey) => cache.isMutating({ mutationKey, predicate }) > 0)) return;
      if (to === 'blocked') block({ userId, reason });
      else unblock({ userId });
    },
    [cache, block, unblock],
  );
}

/** The status a change under way gives this person; null without one. Until it ends, no other begins. */
export function usePendingStatus(userId: string): UserStatus | null {
  const filters = { status: 'pending', predicate: (each: Mutation) => userIdOf(each) === userId } as const;
  const isBlocked = useMutationState({ filters: { mutationKey: BLOCK, ...filters } }).length > 0;
  const isUnblocked = useMutationState({ filters: { mutationKey: UNBLOCK, ...filters } }).length > 0;
  return isBlocked ? 'blocked' : isUnblocked ? 'active' : null;
}

/** The status to show: the pending one, otherwise the server's. */
export const useShownStatus = (user: Pick<UserView, 'id' | 'status'>): UserStatus =>
  usePendingStatus(user.id) ?? user.status;
