import type { AssignRideInput } from '@ridewire/contracts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { keepRide } from './keep-ride.ts';
import { useRidesTexts } from './texts.en.ts';

/** A person always acts on what they saw. */
type Assign = AssignRideInput & { seenVersion: number };

/** Gives a request to a driver, and shows the result. The caller reports refusals. */
export function useAssignRide() {
  const rides = useRidesTexts();
  const assigning = trpc.rides.assign.useMutation({
    onSuccess: async (updated) => {
      await keepRide(updated);
      toastDone(rides.assigned);
    },
  });
  const mutate: (input: Assign, on?: Parameters<typeof assigning.mutate>[1]) => void = assigning.mutate;
  return { ...assigning, mutate };
}
