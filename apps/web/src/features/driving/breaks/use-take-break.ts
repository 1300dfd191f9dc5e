import type { TakeBreakInput } from '@ridewire/contracts';
import { useState } from 'react';
import { errorSentence, isAnswerLost } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { usePatchLive, useReadLive } from '../../../kit/live/use-live.ts';
import { toastDone, toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { availabilityKind } from '../driving-live.ts';
import { settleLostAnswer } from '../settle-lost-answer.ts';
import { useDriverTexts } from '../texts.en.ts';
import { useBreaksTexts } from './breaks.en.ts';

/** Begins a break. Shows the server's answer. */
export function useTakeBreak() {
  const driver = useDriverTexts();
  const texts = useBreaksTexts();
  const patch = usePatchLive();
  const read = useReadLive();
  const { mutateAsync: send } = trpc.drivers.takeBreak.useMutation();
  const [isBusy, setBusy] = useState(false);
  const takeBreak = async (input: TakeBreakInput) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const availability = await send(input);
      patch(availabilityKind, { type: 'change', data: { kind: 'availability', availability } });
      toastDone(texts.begun);
    } catch (error) {
      if (isAnswerLost(error)) {
        await settleLostAnswer(driver.stepUnsure, availabilityKind);
        if (read(availabilityKind)?.presence.onBreak) return toastDone(texts.begun);
      }
      toastFailed(errorSentence(error, texts.failed));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, takeBreak };
}
