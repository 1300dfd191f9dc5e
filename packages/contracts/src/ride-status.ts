import { z } from 'zod';
import { RIDE_STATUSES } from './choices.ts';
import { mistake } from './mistakes.ts';

export const RideStatus = z.enum(RIDE_STATUSES, mistake('rideStatus'));
export type RideStatus = z.infer<typeof RideStatus>;
