import type { DriverRide, DriverStep } from '@ridewire/contracts';
import { useState } from 'react';
import { errorSentence, findErrorCode, isAnswerLost } from '../../live/error-sentence.ts';
import { settleLostAnswer } from '../../driving/settle-lost-answer.ts';
import { drivingKind } from '../../live/live-kinds.ts';
import { api } from '../../live/trpc.ts';
import { usePatchLive, useReadLive } from '../../live/use-live.ts';
import { toastDone, toastFailed } from '../../shell/show-toast.tsx';
import { useTexts } from '../../texts/use-texts.ts';

/** Takes the ride one step on; waits for the commit. */
export function useAdvanceRide(ride: DriverRide) {
  const { driver, pieces } = useTexts();
  const patch = usePatchLive();
  const read = useReadLive();
  const [pending, setPending] = useState<DriverStep | null>(null);
  const advance = async (to: DriverStep) => {
    setPending(to);
    try {
      const moved = await api.rides.advance.mutate({ rideId: ride.id, to });
      patch(drivingKind, { type: 'change', data: { kind: 'ride', ride: moved } });
      toastDone(driver.marked(pieces.statuses[to].toLowerCase()));
    } catch (error) {
      if (isAnswerLost(error)) {
        await settleLostAnswer(driver.stepUnsure, drivingKind);
        // Where the ride stands is seen; a step that was not made is made by another press.
        if (read(drivingKind)?.ride?.status === to)
          toastDone(driver.marked(pieces.statuses[to].toLowerCase()));
        return;
      }
      // Pressed on another device too: it is as wished.
      if (findErrorCode(error) !== 'ALREADY_DONE') toastFailed(errorSentence(error, driver.statusFailed));
    } finally {
      setPending(null);
    }
  };
  return { pending, advance };
}
