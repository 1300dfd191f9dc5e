import type { RideStatus } from '@ridewire/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../live/trpc.ts';
import { toastDone } from '../shell/show-toast.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { keepRide } from './rides-queries.ts';

/** A person always acts on what they saw. */
type SetStatus = Parameters<typeof api.rides.setStatus.mutate>[0] & {
  fromStatus: RideStatus;
  seenVersion: number;
};

/** Sets a ride's status, and shows it once it is so. What is refused is for the caller to say. */
export function useSetRideStatus() {
  const { admin, pieces } = useTexts();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: SetStatus) => api.rides.setStatus.mutate(input),
    onSuccess: async (updated) => {
      await keepRide(cache, updated);
      toastDone(admin.updateStatus.marked(pieces.statuses[updated.status]));
    },
  });
}
