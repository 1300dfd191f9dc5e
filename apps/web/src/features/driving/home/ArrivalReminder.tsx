import type { DriverRide } from '@ridewire/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { playSound } from '../../../kit/alerts/play-sound.ts';
import { toastNews } from '../../../kit/toasts/show-toast.tsx';
import { useWaitingTexts } from '../../rides/waiting.en.ts';
import { useGoodPosition } from '../own-position.ts';
import { useDriverTexts } from '../texts.en.ts';
import { type Spot, spotAt } from './stand-at.ts';

/** A driver who stands at the pickup for this long is asked whether they have arrived, in milliseconds. */
const STANDS_MS = 20_000;

/** Asks a driver who stands at the pickup, once a ride. They may have other reasons to stand here. */
export function ArrivalReminder({ ride, onArrived }: { ride: DriverRide; onArrived: () => unknown }) {
  const words = useWaitingTexts();
  const driver = useDriverTexts();
  const position = useGoodPosition();
  const spot = useRef<Spot | null>(null);
  const isAsked = useRef(false);
  const ask = useEffectEvent(() => {
    isAsked.current = true;
    playSound('rideChange');
    toastNews(words.standsHere(ride.rider.name), driver.moments.arrived.button, () => void onArrived());
  });
  useEffect(() => {
    spot.current = spotAt(spot.current, position, ride.pickup);
  }, [position, ride.pickup]);
  useEffect(() => {
    // A device that stands still reports no position, so time alone must do.
    const timer = setInterval(() => {
      const stands = spot.current && Date.now() - spot.current.sinceMs >= STANDS_MS;
      if (stands && !isAsked.current) ask();
    }, 1_000);
    return () => clearInterval(timer);
  }, []);
  return null;
}
