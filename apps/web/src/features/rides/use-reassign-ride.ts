import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../kit/live/trpc.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { keepRide } from './keep-ride.ts';
import { useRidesTexts } from './texts.en.ts';

/** A person always acts on what they saw. */
type Reassign = Parameters<typeof api.rides.reassign.mutate>[0] & { seenVersion: number };

/** Takes a ride from its driver for another one, and shows it once it is so. What is refused is for the caller to say. */
export function useReassignRide() {
  const rides = useRidesTexts();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: Reassign) => api.rides.reassign.mutate(input),
    onSuccess: async (updated) => {
      await keepRide(cache, updated);
      toastDone(rides.offeredAgain);
    },
  });
}
