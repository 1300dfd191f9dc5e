import { useState } from 'react';
import { isConnected } from '../../kit/live/connection-state.ts';
import { errorSentence, findErrorCode, isAnswerLost } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { usePatchLive } from '../../kit/live/use-live.ts';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { drivingKind } from './driving-live.ts';
import { useKept } from './use-kept.ts';
import { settleLostAnswer } from './settle-lost-answer.ts';
import { useDriverTexts } from './texts.en.ts';

/** Refusals the screen already shows: answered on another device, or the ride is no longer this driver's. */
const SHOWN = new Set(['ALREADY_DONE', 'RIDE_NOT_FOUND', 'RIDE_GONE', 'ILLEGAL_STEP']);

/** A driver reports on their ride: that they are on the way, or at the pickup; an arrival is kept without a connection. */
export function useSayOfRide(what: 'assure' | 'arrive', rideId: string) {
  const driver = useDriverTexts();
  const patch = usePatchLive();
  const { mutateAsync: send } = trpc.rides[what].useMutation();
  const { keep } = useKept();
  const [isSending, setSending] = useState(false);
  const say = async () => {
    if (what === 'arrive' && !isConnected()) return keep({ rideId, act: 'arrive' });
    setSending(true);
    try {
      const ride = await send({ rideId });
      patch(drivingKind, { type: 'change', data: { kind: 'ride', ride } });
    } catch (error) {
      if (isAnswerLost(error)) await settleLostAnswer(driver.stepUnsure, drivingKind);
      else if (!SHOWN.has(findErrorCode(error) ?? '')) toastFailed(errorSentence(error, driver.answerFailed));
    } finally {
      setSending(false);
    }
  };
  return { isSending, say };
}
