import type { RideStatus } from '@ridewire/contracts';
import type { CarTone } from './car-shape.ts';

/** How the map colors the car of a ride of this status. */
export const carTone = (status: RideStatus): CarTone =>
  status === 'accepted' || status === 'picked_up' || status === 'in_transit' ? status : 'idle';
