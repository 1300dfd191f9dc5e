import { ARRIVED_METERS, distanceMeters, type DriverRide } from '@ridewire/contracts';
import { getConnection } from '../../../kit/live/connection-state.ts';
import { toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { getOwnPosition, measurable } from '../own-position.ts';
import { useDriverTexts } from '../texts.en.ts';
import { useSayOfRide } from '../use-say-of-ride.ts';
import { headingOf } from './ride-stage.ts';

/** How a driver on the way says that they are at the next stop: only there, with or without a connection. */
export function useReachStop(ride: DriverRide) {
  const driver = useDriverTexts();
  const { kind, number = 0, at } = headingOf(ride);
  const place = { lat: at.lat, lng: at.lng };
  const { isSending, say } = useSayOfRide('reachStop', { rideId: ride.id, stop: number, place });
  return {
    label: driver.atStop(number),
    isFirst: kind === 'stop' && ride.status === 'in_transit',
    isSending,
    say: () => {
      const position = measurable(getOwnPosition().position, Date.now() + getConnection().clockOffsetMs);
      const isFar = position && distanceMeters(position, place) - (position.accuracy ?? 0) > ARRIVED_METERS;
      return isFar ? toastFailed(driver.farFromStop) : say();
    },
  };
}
