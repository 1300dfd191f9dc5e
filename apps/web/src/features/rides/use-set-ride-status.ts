import type { RideStatus } from '@ridewire/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../kit/live/trpc.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { keepRide } from './keep-ride.ts';
import { useRidesTexts } from './texts.en.ts';
import { usePiecesTexts } from '../../kit/texts/ui-texts.ts';

/** A person always acts on what they saw. */
type SetStatus = Parameters<typeof api.rides.setStatus.mutate>[0] & {
  fromStatus: RideStatus;
  seenVersion: number;
};

/** Sets a ride's status, and shows it once it is so. What is refused is for the caller to say. */
export function useSetRideStatus() {
  const pieces = usePiecesTexts();
  const rides = useRidesTexts();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: SetStatus) => api.rides.setStatus.mutate(input),
    onSuccess: async (updated) => {
      await keepRide(cache, updated);
      toastDone(rides.statusUpdate.marked(pieces.statuses[updated.status]));
    },
  });
}
