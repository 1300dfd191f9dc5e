import { useEffect, useEffectEvent, useState } from 'react';
import { useIsConnected } from '../../../kit/live/connection-state.ts';
import { errorSentence, findErrorCode } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { usePatchLive } from '../../../kit/live/use-live.ts';
import { toastDone, toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { drivingKind } from '../driving-live.ts';
import { mayPass } from './may-pass.ts';
import { useKeptTexts } from './kept.en.ts';
import { useKept } from '../use-kept.ts';
import { isSaying, type Kept } from '../with-kept.ts';

/** The server was away for a moment although the link is up. In milliseconds. */
const AGAIN_MS = 2_000;

/** With the connection back, sends what the driver did without one: one act after the other, each until it is answered. */
export function SendKept() {
  const texts = useKeptTexts();
  const patch = usePatchLive();
  const isConnected = useIsConnected();
  const { kept, forget } = useKept();
  const [turn, setTurn] = useState(0);
  const { mutateAsync: advance } = trpc.rides.advance.useMutation();
  const { rides } = trpc.useUtils().client;
  const [first] = kept;
  const isLast = kept.length === 1;

  const send = async ({ id, rideId, act, atMs, pin, withoutPin, stop = 0, place }: Kept) => {
    const age = { id, agoMs: Math.max(0, Date.now() - atMs) };
    const ride = isSaying(act)
      ? await rides[act].mutate({ rideId, stop, place, kept: age })
      : await advance({ rideId, to: act, pin, withoutPin, kept: age });
    patch(drivingKind, { type: 'change', data: { kind: 'ride', ride } });
  };
  /** @returns whether it is to be tried again */
  const sendFirst = useEffectEvent(async () => {
    if (!first) return false;
    try {
      await send(first);
      if (isLast) toastDone(texts.sent);
    } catch (error) {
      if (mayPass(error)) return true;
      // Otherwise another tab or device was first, or the answer to the first try was lost.
      if (findErrorCode(error) !== 'ALREADY_DONE') {
        toastFailed(texts.refused(errorSentence(error)));
        // What followed it on that ride can't be right either; but a ride whose stop is gone can still end.
        const isStop = first.act === 'reachStop';
        forget(({ rideId, act }) => rideId === first.rideId && (!isStop || act === 'reachStop'));
      }
    }
    forget(({ id }) => id === first.id);
    return false;
  });
  const firstId = first?.id;
  useEffect(() => {
    if (!firstId || !isConnected) return undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    void sendFirst().then((isPending) => {
      if (isPending) again = setTimeout(() => setTurn((before) => before + 1), AGAIN_MS);
    });
    return () => clearTimeout(again);
  }, [firstId, isConnected, turn]);
  return null;
}
