import { z } from 'zod';
import { RIDE_STATUSES } from './choices.ts';

export const RideStatus = z.enum(
  RIDE_STATUSES,
  'The status must be requested, accepted, picked_up, in_transit, completed or canceled.',
);
export type RideStatus = z.infer<typeof RideStatus>;
