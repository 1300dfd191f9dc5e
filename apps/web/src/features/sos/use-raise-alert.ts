import type { LatLng, Stop } from '@ridewire/contracts';
import { useEffect, useRef, useState } from 'react';
import { EMERGENCY_NUMBER } from '@ridewire/contracts/emergency-number';
import { ownAlertKind } from './alerts-live.ts';
import { api } from '../../kit/live/trpc.ts';
import { usePatchLive } from '../../kit/live/use-live.ts';
import { useSosTexts } from './texts.en.ts';
import { raiseProblem } from './raise-problem.ts';

/** Help must not wait for an exact place, in milliseconds. */
const WAITS_MS = 3_000;
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: WAITS_MS, maximumAge: 30_000 };

/** This device's place; null without permission or when it can't be found soon. */
const findDevicePlace = (): Promise<LatLng | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    // A permission question that stays unanswered has no timeout of its own.
    setTimeout(() => resolve(null), WAITS_MS);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve(null),
      OPTIONS,
    );
  });

/** The ride an alert comes from. */
export interface RideWithAlert {
  id: string;
  pickup: Stop;
}

/** After this long, a person must hear that the result is still unknown, in milliseconds. */
const PATIENCE_MS = 6_000;

/** Sends an alert with the device's place, or with the ride's pickup. */
export function useRaiseAlert({ id: rideId, pickup }: RideWithAlert) {
  const sos = useSosTexts();
  const patch = usePatchLive();
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready');
  const [problem, setProblem] = useState<string | null>(null);
  const isSending = useRef(false);
  const place = useRef<Promise<LatLng | null>>(undefined);
  useEffect(() => {
    // Requested now, so that it is known when the alert is sent.
    place.current = findDevicePlace();
  }, []);

  /** @param message the person's text; may be blank */
  const send = async (message: string) => {
    if (isSending.current) return;
    isSending.current = true;
    setState('sending');
    setProblem(null);
    const slow = setTimeout(() => setProblem(sos.noAnswer(EMERGENCY_NUMBER)), PATIENCE_MS);
    try {
      const found = await place.current;
      const { address, lat, lng } = pickup;
      const location = found ? { ...found, address: '' } : { address, lat, lng };
      // Not through the query cache: an alert is sent now or fails now, also without the live link.
      const alert = await api.alerts.raise.mutate({ rideId, message, location });
      patch(ownAlertKind, { type: 'change', data: { kind: 'alert', alert } });
      clearTimeout(slow);
      setProblem(null);
      setState('sent');
    } catch (error) {
      clearTimeout(slow);
      setProblem(raiseProblem(error, navigator.onLine, sos));
      setState('ready');
    } finally {
      isSending.current = false;
    }
  };
  return { state, problem, send };
}
