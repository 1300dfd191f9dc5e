import { stopsAhead } from '@ridewire/contracts';
import { announce } from '@ridewire/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDrivingLive } from './driving-live.ts';
import { playSound } from '../../kit/alerts/play-sound.ts';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { useDriverTexts } from './texts.en.ts';
import { usePiecesTexts } from '../../kit/texts/ui-texts.ts';

const VIBRATION_MS = 200;

/**
 * Plays a sound when the driver's ride changed without their press: the rider canceled, support set its status, the car
 * set off.
 */
export function useRideAlert(): void {
  const pieces = usePiecesTexts();
  const driver = useDriverTexts();
  const { data } = useDrivingLive();
  const ride = data?.ride ?? null;
  const known = useRef<string | undefined>(undefined);
  const key = data && `${ride?.id} ${ride?.version}`;

  const tell = useEffectEvent(() => {
    if (!ride) return;
    // A short announcement, because the driver is driving.
    if (data?.byItself) return announce(driver.wentOn(pieces.statuses[ride.status]));
    if (data?.rerouted)
      announce(
        `${driver.rerouted(data.bySupport ? null : ride.rider.name)}. ${driver.reroutedTo(sayAddress(ride.destination.address), stopsAhead(ride).length)}`,
        'assertive',
      );
    else if (data?.bySupport) announce(driver.supportSet(pieces.statuses[ride.status]), 'assertive');
    else if (ride.status === 'canceled' && ride.canceledBy === 'rider')
      announce(driver.canceledBy.rider(ride.rider.name), 'assertive');
    else return;
    playSound('rideChange');
    // Before the first touch the browser refuses, with a warning.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS);
  });
  useEffect(() => {
    const before = known.current;
    known.current = key;
    if (before !== undefined && key !== undefined) tell();
  }, [key]);
}
