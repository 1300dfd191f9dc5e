import type { LatLng, Stop } from '@ridewire/contracts';
import { useEffect, useRef, useState } from 'react';
import { ownAlertKind } from '../live/live-kinds.ts';
import { api } from '../live/trpc.ts';
import { usePatchLive } from '../live/use-live.ts';
import { useTexts } from '../texts/use-texts.ts';
import { EMERGENCY_NUMBER } from './emergency-number.ts';
import { findDevicePlace } from './find-device-place.ts';
import { raiseProblem } from './raise-problem.ts';

/** The ride from which somebody calls. */
export interface CalledRide {
  id: string;
  pickup: Stop;
}

/** Whoever waits longer must hear that nobody knows yet, in milliseconds. */
const PATIENCE_MS = 6_000;

/** Sends an alert with where the device is, else with the ride's pickup. */
export function useRaiseAlert({ id: rideId, pickup }: CalledRide) {
  const texts = useTexts();
  const patch = usePatchLive();
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready');
  const [problem, setProblem] = useState<string | null>(null);
  const isSending = useRef(false);
  const place = useRef<Promise<LatLng | null>>(undefined);
  useEffect(() => {
    // Asked for now, so that it is known when the alert is sent.
    place.current = findDevicePlace();
  }, []);

  /** @param message what the person typed; may be blank */
  const send = async (message: string) => {
    if (isSending.current) return;
    isSending.current = true;
    setState('sending');
    setProblem(null);
    const slow = setTimeout(() => setProblem(texts.emergency.noAnswer(EMERGENCY_NUMBER)), PATIENCE_MS);
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
      setProblem(raiseProblem(error, navigator.onLine, texts));
      setState('ready');
    } finally {
      isSending.current = false;
    }
  };
  return { state, problem, send };
}
