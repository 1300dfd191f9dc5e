import type { RiderRide } from '@ridewire/contracts';
import { PICKUP_MOMENTS, type PickupMoment } from '@ridewire/contracts/choices';

/** The latest that a ride has had; each is a phase of its own. */
export const findMoment = ({ times }: Pick<RiderRide, 'times'>): PickupMoment | undefined =>
  PICKUP_MOMENTS.findLast((moment) => times[moment]);

export const isPickupMoment = (name: string): name is PickupMoment =>
  (PICKUP_MOMENTS as readonly string[]).includes(name);
