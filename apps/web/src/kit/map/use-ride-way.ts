import { isDriving, nextPlace, stopsAhead, type LatLng, type RideView } from '@ridewire/contracts';
import type { CarPosition } from './glide.ts';
import { useCarWay, useTripWay, type CarWay, type FoundWay } from './use-way.ts';

const NOWHERE: LatLng = { lat: 0, lng: 0 };

export interface RideWay {
  /** From the pickup over the stops to the destination. */
  trip: FoundWay;
  /** The car's route: to the pickup, then to the destination. Unknown without a car. */
  car: CarWay;
}

/**
 * The routes of a ride, along streets if those are known.
 * @param isLegwise the car's route ends at the next stop, and is steered along, for its driver. @default it leads to the destination
 */
export function useRideWay(
  ride: Pick<RideView, 'id' | 'status' | 'pickup' | 'stops' | 'destination'> | null,
  position: CarPosition | null | undefined,
  isLegwise = false,
): RideWay {
  const trip = useTripWay(ride?.pickup ?? null, ride?.destination ?? null, ride?.stops);
  const isComing = ride?.status === 'accepted';
  const ahead = ride && !isComing ? stopsAhead(ride) : [];
  const isLeg = isLegwise && ahead.length > 0;
  // With the rider aboard, the car follows the trip's route, so that one is awaited first.
  const isFollowed = ride && isDriving(ride.status) && (isComing || isLeg || !trip.isAsking);
  const to = ride && (isComing ? ride.pickup : isLeg ? nextPlace(ride) : ride.destination);
  const car = useCarWay({
    name: ride?.id ?? '',
    car: isFollowed ? position : null,
    via: isLeg ? [] : ahead,
    to: to ?? NOWHERE,
    planned: isComing || isLeg ? null : trip.way,
    isSteered: isLegwise,
  });
  return { trip, car };
}
