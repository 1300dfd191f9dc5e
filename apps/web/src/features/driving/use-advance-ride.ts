import type { AdvanceRideInput, DriverRide, DriverStep } from '@ridewire/contracts';
import { useState } from 'react';
import { isConnected } from '../../kit/live/connection-state.ts';
import { errorSentence, findErrorCode, isAnswerLost } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { usePatchLive, useReadLive } from '../../kit/live/use-live.ts';
import { usePiecesTexts } from '../../kit/texts/ui-texts.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { drivingKind } from './driving-live.ts';
import { useKept } from './use-kept.ts';
import { settleLostAnswer } from './settle-lost-answer.ts';
import { useDriverTexts } from './texts.en.ts';

type PickupProof = Pick<AdvanceRideInput, 'pin' | 'withoutPin'>;

/** Moves the ride one step on; waits for the commit. Without a connection the step is kept, and sent later. */
export function useAdvanceRide(ride: DriverRide) {
  const pieces = usePiecesTexts();
  const driver = useDriverTexts();
  const patch = usePatchLive();
  const read = useReadLive();
  const { mutateAsync: send } = trpc.rides.advance.useMutation();
  const { kept, keep } = useKept();
  const [pending, setPending] = useState<DriverStep | null>(null);
  /**
   * @param refused gets the refusal's sentence; without it, the refusal is shown as a toast
   */
  const advance = async (to: DriverStep, proof: PickupProof = {}, refused = toastFailed) => {
    // What is still on its way goes first.
    const isQueued = kept.some(({ rideId }) => rideId === ride.id);
    if (isQueued || !isConnected()) return keep({ rideId: ride.id, act: to, ...proof });
    setPending(to);
    try {
      const moved = await send({ rideId: ride.id, to, ...proof });
      patch(drivingKind, { type: 'change', data: { kind: 'ride', ride: moved } });
      toastDone(driver.marked(pieces.statuses[to].toLowerCase()));
    } catch (error) {
      if (isAnswerLost(error)) {
        await settleLostAnswer(driver.stepUnsure, drivingKind);
        // The stage is visible; a step that failed is made by another press.
        if (read(drivingKind)?.ride?.status === to)
          toastDone(driver.marked(pieces.statuses[to].toLowerCase()));
        return;
      }
      // Pressed on another device too: the wish is fulfilled.
      if (findErrorCode(error) !== 'ALREADY_DONE') refused(errorSentence(error, driver.statusFailed));
    } finally {
      setPending(null);
    }
  };
  return { pending, advance };
}
