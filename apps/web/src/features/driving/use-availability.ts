import { useCallback, useState } from 'react';
import { settleLostAnswer } from './settle-lost-answer.ts';
import { errorSentence, isAnswerLost } from '../../kit/live/error-sentence.ts';
import { availabilityKind } from './driving-live.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { useAvailabilityLive } from './driving-live.ts';
import { usePatchLive, useReadLive } from '../../kit/live/use-live.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { unlockSound } from '../../kit/alerts/play-sound.ts';
import { useDriverTexts } from './texts.en.ts';

/** Going online and offline. Shows the server's answer. */
export function useAvailability() {
  const driver = useDriverTexts();
  const { data: availability } = useAvailabilityLive();
  const patch = usePatchLive();
  const read = useReadLive();
  const { mutateAsync: send } = trpc.drivers.setAvailability.useMutation();
  const [wanted, setWanted] = useState<boolean | null>(null);

  const setAvailable = useCallback(
    async (available: boolean) => {
      // Browsers let a page make sounds only after a press.
      if (available) void unlockSound();
      setWanted(available);
      try {
        const answer = await send({ available });
        patch(availabilityKind, { type: 'change', data: { kind: 'availability', availability: answer } });
        toastDone(answer.available ? driver.nowOnline : driver.nowOffline);
      } catch (error) {
        if (isAnswerLost(error)) {
          await settleLostAnswer(driver.stepUnsure, availabilityKind);
          if (read(availabilityKind)?.available === available) {
            return toastDone(available ? driver.nowOnline : driver.nowOffline);
          }
        }
        toastFailed(errorSentence(error, driver.toggleFailed));
      } finally {
        setWanted(null);
      }
    },
    [driver, patch, read, send],
  );
  /** `wanted` is the requested value, until the server has answered. */
  return { availability, wanted, setAvailable };
}
