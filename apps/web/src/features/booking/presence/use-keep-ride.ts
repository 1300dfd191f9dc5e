import { useEffect } from 'react';
import { useConnection } from '../../../kit/live/connection-state.ts';
import { useRideTexts } from '../../rides/ride.en.ts';
import { onSessionEnd } from '../../session/on-session-end.ts';
import { useRiderLive } from '../live/rider-live.ts';
import { sayCar } from '../../rides/say-car.ts';
import { keepRide, keptRide } from './kept-ride.ts';

onSessionEnd(() => keepRide(null));

/**
 * Keeps on this phone what is needed to find the driver of the ride under way, for a page that is opened without a
 * network.
 */
export function useKeepRide(): void {
  const { data } = useRiderLive();
  const { status, since } = useConnection();
  const ride = data?.ride;
  const car = sayCar(ride?.driver ?? null, useRideTexts());
  useEffect(() => {
    if (ride === undefined) return;
    keepRide(keptRide(ride, car, status === 'live' ? Date.now() : Date.parse(since)));
  }, [ride, car, status, since]);
}
