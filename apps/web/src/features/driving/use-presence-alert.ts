import { announce } from '@ridewire/ui';
import { useEffect, useEffectEvent } from 'react';
import { useAvailabilityLive } from './driving-live.ts';
import { playSound } from '../../kit/alerts/play-sound.ts';
import { notifyWhenHidden } from '../../kit/alerts/notify-hidden.ts';
import { useDriverTexts } from './texts.en.ts';

/** Asks a driver on any page, or on a hidden one, whether they are still there. */
export function usePresenceAlert(): void {
  const driver = useDriverTexts();
  const pausedSince = useAvailabilityLive().data?.presence.pausedSince ?? null;
  const ask = useEffectEvent(() => {
    announce(`${driver.stillThere} ${driver.stillThereWhy}`, 'assertive');
    playSound('rideChange');
    notifyWhenHidden(driver.stillThere, driver.stillThereWhy, 'still-there');
  });
  useEffect(() => {
    if (pausedSince !== null) ask();
  }, [pausedSince]);
}
