import { isDriving, type CancelRideInput, type DriverRide } from '@ridewire/contracts';
import { useState } from 'react';
import { settleLostAnswer } from '../settle-lost-answer.ts';
import { errorSentence, isAnswerLost } from '../../../kit/live/error-sentence.ts';
import { drivingKind } from '../driving-live.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { usePatchLive, useReadLive } from '../../../kit/live/use-live.ts';
import { toastDone, toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { useDriverTexts } from '../texts.en.ts';
import { usePiecesTexts } from '../../../kit/texts/ui-texts.ts';

/**
 * Cancels a ride or gives it back. The driver who did it needs no notice: the ride is dismissed at once, and shown
 * again if it could not be left.
 */
export function useLeaveRide(ride: DriverRide, watch: (rideId: string | null) => void) {
  const pieces = usePiecesTexts();
  const driver = useDriverTexts();
  const patch = usePatchLive();
  const read = useReadLive();
  const { mutateAsync: cancel } = trpc.rides.cancel.useMutation();
  const { mutateAsync: decline } = trpc.rides.decline.useMutation();
  const [isLeaving, setIsLeaving] = useState(false);

  const leave = async (act: () => Promise<void>) => {
    setIsLeaving(true);
    watch(null);
    try {
      await act();
      return true;
    } catch (error) {
      if (isAnswerLost(error)) {
        await settleLostAnswer(driver.stepUnsure, drivingKind);
        const present = read(drivingKind)?.ride;
        if (present?.id !== ride.id || !isDriving(present.status)) return true;
      }
      watch(ride.id);
      toastFailed(errorSentence(error, driver.statusFailed));
      return false;
    } finally {
      setIsLeaving(false);
    }
  };
  return {
    isLeaving,
    cancel: (why: Pick<CancelRideInput, 'reason' | 'isNoShow'>) =>
      leave(async () => {
        await cancel({ rideId: ride.id, ...why });
        toastDone(driver.marked(pieces.statuses.canceled.toLowerCase()));
      }),
    giveBack: () =>
      leave(async () => {
        await decline({ rideId: ride.id });
        patch(drivingKind, {
          type: 'change',
          data: { kind: 'left', rideId: ride.id, version: ride.version + 1 },
        });
        toastDone(driver.givenBack);
      }),
  };
}
