import { useState } from 'react';
import { api } from '../../kit/live/trpc.ts';
import { errorSentence, findErrorCode, isAnswerLost } from '../../kit/live/error-sentence.ts';
import { usePatchLive } from '../../kit/live/use-live.ts';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { drivingKind } from './driving-live.ts';
import { settleLostAnswer } from './settle-lost-answer.ts';
import { useDriverTexts } from './texts.en.ts';

/** What the screen tells by itself: answered on another device, or the ride is no longer this driver's. */
const SHOWN = new Set(['ALREADY_DONE', 'RIDE_NOT_FOUND', 'RIDE_GONE', 'ILLEGAL_STEP']);

/** Saying that one is on the way. */
export function useAssureRide(rideId: string) {
  const driver = useDriverTexts();
  const patch = usePatchLive();
  const [isSending, setSending] = useState(false);
  const assure = async () => {
    setSending(true);
    try {
      const ride = await api.rides.assure.mutate({ rideId });
      patch(drivingKind, { type: 'change', data: { kind: 'ride', ride } });
    } catch (error) {
      if (isAnswerLost(error)) await settleLostAnswer(driver.stepUnsure, drivingKind);
      else if (!SHOWN.has(findErrorCode(error) ?? '')) toastFailed(errorSentence(error, driver.answerFailed));
    } finally {
      setSending(false);
    }
  };
  return { isSending, assure };
}
