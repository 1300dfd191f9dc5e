import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../live/trpc.ts';
import { toastDone } from '../shell/show-toast.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { keepRide } from './rides-queries.ts';

/** A person always acts on what they saw. */
type Reassign = Parameters<typeof api.rides.reassign.mutate>[0] & { seenVersion: number };

/** Takes a ride from its driver for another one, and shows it once it is so. What is refused is for the caller to say. */
export function useReassignRide() {
  const { admin } = useTexts();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: Reassign) => api.rides.reassign.mutate(input),
    onSuccess: async (updated) => {
      await keepRide(cache, updated);
      toastDone(admin.reassign.done);
    },
  });
}
