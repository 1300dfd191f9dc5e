import { z } from 'zod';

export const RideStatus = z.enum(
  ['requested', 'accepted', 'picked_up', 'in_transit', 'completed', 'canceled'],
  'The status must be requested, accepted, picked_up, in_transit, completed or canceled.',
);
export type RideStatus = z.infer<typeof RideStatus>;

/** Statuses in which a ride still occupies its rider. */
export const ACTIVE_STATUSES = [
  'requested',
  'accepted',
  'picked_up',
  'in_transit',
] as const satisfies RideStatus[];

/** Statuses in which a ride occupies its driver. */
export const DRIVING_STATUSES = ['accepted', 'picked_up', 'in_transit'] as const satisfies RideStatus[];

export const isActive = (status: RideStatus): boolean =>
  (ACTIVE_STATUSES as readonly string[]).includes(status);
export const isDriving = (status: RideStatus): boolean =>
  (DRIVING_STATUSES as readonly string[]).includes(status);
