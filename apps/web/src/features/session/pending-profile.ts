import type { UpdateProfileInput } from '@ridewire/contracts';
import { useMutationState } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { trpc } from '../../kit/live/trpc.ts';

/**
 * The pending change of the person's own profile. It is laid over the server's state instead of being written into it:
 * a refusal removes it again, and no news from the time in between is lost with it.
 */
export function usePendingProfile(): UpdateProfileInput | undefined {
  const changes = useMutationState({
    filters: { mutationKey: getMutationKey(trpc.profile.update), status: 'pending' },
    select: ({ state }) => state.variables as UpdateProfileInput,
  });
  return changes.at(-1);
}
