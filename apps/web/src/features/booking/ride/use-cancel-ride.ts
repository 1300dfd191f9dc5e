import type { RiderRide } from '@ridewire/contracts';
import { errorSentence, findErrorCode } from '../../../kit/live/error-sentence.ts';
import { riderKind } from '../live/rider-live.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { usePatchLive } from '../../../kit/live/use-live.ts';
import { toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { useRiderTexts } from '../texts.en.ts';

/** Cancels a ride and waits for the answer: a cancel that lost its race must not look like one that won. */
export function useCancelRide(ride: RiderRide) {
  const rider = useRiderTexts();
  const patch = usePatchLive();
  const { mutate, isPending } = trpc.rides.cancel.useMutation({
    onSuccess: (view) =>
      patch(riderKind, { type: 'change', data: { kind: 'ride', ride: { ...ride, ...view } } }),
    onError: (error) => {
      // Canceled twice is canceled.
      if (findErrorCode(error) !== 'ALREADY_DONE') toastFailed(errorSentence(error, rider.unreachable));
    },
  });
  return {
    isPending,
    send: (reason?: string) => mutate({ rideId: ride.id, ...(reason ? { reason } : {}) }),
  };
}
