import type { ReassignRideInput } from '@ridewire/contracts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { keepRide } from './keep-ride.ts';
import { useRidesTexts } from './texts.en.ts';

/** A person always acts on what they saw. */
type Reassign = ReassignRideInput & { seenVersion: number };

/** Takes a ride from its driver for another one, and shows the result. The caller reports refusals. */
export function useReassignRide() {
  const rides = useRidesTexts();
  const reassigning = trpc.rides.reassign.useMutation({
    onSuccess: async (updated) => {
      await keepRide(updated);
      toastDone(rides.offeredAgain);
    },
  });
  const mutate: (input: Reassign, on?: Parameters<typeof reassigning.mutate>[1]) => void = reassigning.mutate;
  return { ...reassigning, mutate };
}
