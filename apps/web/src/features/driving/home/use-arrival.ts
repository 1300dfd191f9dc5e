import { maySay, type DriverRide } from '@ridewire/contracts';
import { useMemory } from '@ridewire/ui';
import { useOfPosition } from '../own-position.ts';
import { useDriverTexts } from '../texts.en.ts';
import { useSayOfRide } from '../use-say-of-ride.ts';
import { saysArrivalFirst } from './ride-stage.ts';

export type Arrival = ReturnType<typeof useArrival>;

/** How a driver says that they are at the pickup: first of all there, elsewhere from the menu. */
export function useArrival(ride: DriverRide) {
  const driver = useDriverTexts();
  const isThere = useOfPosition((position) => saysArrivalFirst(ride, position, false));
  const isStillThere = useOfPosition((position) => saysArrivalFirst(ride, position, true));
  const [isFirst] = useMemory(false, (was) => (was ? isStillThere : isThere));
  const said = useSayOfRide('arrive', { rideId: ride.id });
  return { label: driver.moments.arrived.button, isFirst, isOpen: maySay(ride, 'arrived'), ...said };
}
