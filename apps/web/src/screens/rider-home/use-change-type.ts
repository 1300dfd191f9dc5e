import type { RideType, RiderRide } from '@ridewire/contracts';
import { errorSentence } from '../../live/error-sentence.ts';
import { riderKind } from '../../live/live-kinds.ts';
import { trpc } from '../../live/trpc.ts';
import { usePatchLive } from '../../live/use-live.ts';
import { toastFailed } from '../../shell/show-toast.tsx';
import { useTexts } from '../../texts/use-texts.ts';

/** Makes the waiting ride one of another type. Sent again after a lost answer it changes nothing more. */
export function useChangeType(ride: RiderRide) {
  const { rider } = useTexts();
  const patch = usePatchLive();
  const { mutate, isPending, variables } = trpc.rides.changeType.useMutation({
    onSuccess: (changed) => patch(riderKind, { type: 'change', data: { kind: 'ride', ride: changed } }),
    onError: (error) => toastFailed(errorSentence(error, rider.unreachable)),
  });
  return {
    /** The type that is being asked for. */
    pendingType: isPending ? variables.type : null,
    send: (type: RideType, quotedFareCents: number) => mutate({ rideId: ride.id, type, quotedFareCents }),
  };
}
