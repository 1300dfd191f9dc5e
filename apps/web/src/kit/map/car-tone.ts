import type { RideStatus } from '@ridewire/contracts';
import type { CarTone } from './car-shape.ts';

/** The map color of a car by the status of its ride. */
export const carTone = (status: RideStatus): CarTone =>
  status === 'accepted' || status === 'picked_up' || status === 'in_transit' ? status : 'idle';
