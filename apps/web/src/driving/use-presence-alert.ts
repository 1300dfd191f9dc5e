import { announce } from '@ridewire/ui';
import { useEffect, useEffectEvent } from 'react';
import { useAvailabilityLive } from '../live/use-live.ts';
import { playSound } from '../sounds/play-sound.ts';
import { useTexts } from '../texts/use-texts.ts';
import { notifyWhenHidden } from './notify-hidden.ts';

/** Asks a driver on whatever page, or none in sight, whether they are still there. */
export function usePresenceAlert(): void {
  const { driver } = useTexts();
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
