import type { DriverRide } from '@ridewire/contracts';
import { useSayOfRide } from '../use-say-of-ride.ts';
import { headingOf } from './ride-stage.ts';

/** How a driver on the way says that they are at the next stop. */
export function useReachStop(ride: DriverRide) {
  const { kind, number = 0, at } = headingOf(ride);
  const place = { lat: at.lat, lng: at.lng };
  const said = useSayOfRide('reachStop', { rideId: ride.id, stop: number, place });
  return { isFirst: kind === 'stop' && ride.status === 'in_transit', number, ...said };
}
