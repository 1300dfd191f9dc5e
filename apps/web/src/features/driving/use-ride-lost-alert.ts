import { announce } from '@ridewire/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { notifyWhenHidden } from '../../kit/alerts/notify-hidden.ts';
import { playSound } from '../../kit/alerts/play-sound.ts';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { useDrivingLive } from './driving-live.ts';
import { useDriverTexts } from './texts.en.ts';

const HOME = '/dashboard/driver';

/** Tells a driver on any page, or on a hidden one, that a ride went to another driver because they didn’t come. */
export function useRideLostAlert(): void {
  const driver = useDriverTexts();
  const router = useRouter();
  const left = useDrivingLive().data?.left;
  const lostId = left?.notMoving ? `${left.rideId} ${left.version}` : null;
  const tell = useEffectEvent((tag: string) => {
    const sentence = `${driver.replaced} ${driver.replacedHint}`;
    playSound('rideChange');
    notifyWhenHidden(driver.replaced, driver.replacedHint, tag);
    if (router.state.location.pathname.startsWith(HOME)) announce(sentence, 'assertive');
    else toastFailed(sentence);
  });
  useEffect(() => {
    if (lostId) tell(lostId);
  }, [lostId]);

  const nextId = left?.wasNext ? `${left.rideId} ${left.version}` : null;
  const tellNext = useEffectEvent(() => {
    playSound('rideChange');
    toastFailed(driver.nextGone);
  });
  useEffect(() => {
    if (nextId) tellNext();
  }, [nextId]);
}
