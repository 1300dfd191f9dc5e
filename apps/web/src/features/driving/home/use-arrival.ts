import type { DriverRide } from '@ridewire/contracts';
import { useMemory } from '@ridewire/ui';
import { useGoodPosition } from '../own-position.ts';
import { useSayOfRide } from '../use-say-of-ride.ts';
import { mayArrive, saysArrivalFirst } from './ride-stage.ts';

export type Arrival = ReturnType<typeof useArrival>;

/** How a driver says that they are at the pickup: first of all there, elsewhere from the menu. */
export function useArrival(ride: DriverRide) {
  const position = useGoodPosition();
  const [isFirst] = useMemory(false, (was) => saysArrivalFirst(ride, position, was));
  return { isFirst, isOpen: mayArrive(ride), ...useSayOfRide('arrive', { rideId: ride.id }) };
}
