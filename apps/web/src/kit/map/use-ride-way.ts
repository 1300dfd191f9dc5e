import { isDriving, type LatLng, type RideView } from '@ridewire/contracts';
import type { CarPosition } from './glide.ts';
import { useCarWay, useTripWay, type CarWay, type FoundWay } from './use-way.ts';

const NOWHERE: LatLng = { lat: 0, lng: 0 };

export interface RideWay {
  /** From the pickup to the destination. */
  trip: FoundWay;
  /** The car's route: to the pickup, then to the destination. Unknown without a car. */
  car: CarWay;
}

/** The routes of a ride, along streets if those are known. */
export function useRideWay(
  ride: Pick<RideView, 'id' | 'status' | 'pickup' | 'destination'> | null,
  position: CarPosition | null | undefined,
): RideWay {
  const trip = useTripWay(ride?.pickup ?? null, ride?.destination ?? null);
  const isComing = ride?.status === 'accepted';
  // With the rider aboard, the car follows the trip's route, so that one is awaited first.
  const isFollowed = ride && isDriving(ride.status) && (isComing || !trip.isAsking);
  const car = useCarWay({
    name: ride?.id ?? '',
    car: isFollowed ? position : null,
    to: (isComing ? ride.pickup : ride?.destination) ?? NOWHERE,
    planned: isComing ? null : trip.way,
  });
  return { trip, car };
}
