import type { UpdateProfileInput } from '@ridewire/contracts';
import { useMutationState } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { trpc } from '../../kit/live/trpc.ts';

/**
 * The change of the own profile that is on its way. It lies over what the server says instead of being written into it:
 * a refusal takes it away again, and nothing that was heard meanwhile is lost with it.
 */
export function usePendingProfile(): UpdateProfileInput | undefined {
  const changes = useMutationState({
    filters: { mutationKey: getMutationKey(trpc.profile.update), status: 'pending' },
    select: ({ state }) => state.variables as UpdateProfileInput,
  });
  return changes.at(-1);
}
