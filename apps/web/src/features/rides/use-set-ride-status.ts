import type { RideStatus, SetRideStatusInput } from '@ridewire/contracts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { keepRide } from './keep-ride.ts';
import { useRidesTexts } from './texts.en.ts';
import { usePiecesTexts } from '../../kit/texts/ui-texts.ts';

/** A person always acts on what they saw. */
type SetStatus = SetRideStatusInput & {
  fromStatus: RideStatus;
  seenVersion: number;
};

/** Sets a ride's status, and shows the result. The caller reports refusals. */
export function useSetRideStatus() {
  const pieces = usePiecesTexts();
  const rides = useRidesTexts();
  const setting = trpc.rides.setStatus.useMutation({
    onSuccess: async (updated) => {
      await keepRide(updated);
      toastDone(rides.statusUpdate.marked(pieces.statuses[updated.status]));
    },
  });
  const mutate: (input: SetStatus, on?: Parameters<typeof setting.mutate>[1]) => void = setting.mutate;
  return { ...setting, mutate };
}
