import type { DriverRide, RideInput } from '@ridewire/contracts';
import { useState } from 'react';
import { isConnected } from '../../kit/live/connection-state.ts';
import { errorSentence, findErrorCode, isAnswerLost } from '../../kit/live/error-sentence.ts';
import { trpc, type api } from '../../kit/live/trpc.ts';
import { usePatchLive } from '../../kit/live/use-live.ts';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { drivingKind } from './driving-live.ts';
import { useKept } from './use-kept.ts';
import type { KeptSaying } from './with-kept.ts';
import { settleLostAnswer } from './settle-lost-answer.ts';
import { useDriverTexts } from './texts.en.ts';

/** Refusals the screen already shows: answered on another device, or the ride is no longer this driver's. */
const SHOWN = new Set(['ALREADY_DONE', 'RIDE_NOT_FOUND', 'RIDE_GONE', 'ILLEGAL_STEP']);

type Sayings = {
  [What in KeptSaying | 'assure']: Parameters<(typeof api.rides)[What]['mutate']>[0] & RideInput;
};

/**
 * A driver reports on their ride: that they are on the way, at the pickup, or at a stop; where they are is kept without a
 * connection.
 */
export function useSayOfRide<What extends keyof Sayings>(what: What, said: Sayings[What]) {
  const driver = useDriverTexts();
  const patch = usePatchLive();
  // The compiler can't see that a procedure and its input belong together.
  const procedure = trpc.rides[what] as unknown as Record<
    'useMutation',
    () => { mutateAsync: (input: Sayings[What]) => Promise<DriverRide> }
  >;
  const { mutateAsync: send } = procedure.useMutation();
  const { kept, keep } = useKept();
  const [isSending, setSending] = useState(false);
  const say = async () => {
    // What is still on its way goes first.
    const isQueued = kept.some(({ rideId }) => rideId === said.rideId);
    if (what !== 'assure' && (isQueued || !isConnected())) return keep({ act: what, ...said });
    setSending(true);
    try {
      const ride = await send(said);
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
