import { page } from '../lead.ts';

export const refusals = {
  QUEUE_ZONE_TAKEN: 409,
  QUEUE_ZONE_ENDED: 409,
  QUEUE_ZONES_FULL: 409,
  QUEUE_PLACE_GONE: 409,
} as const;

export const exactRefusals = {
  QUEUE_ZONE_NOT_FOUND: 'NOT_FOUND',
} as const;

export const notifications = {
  queue_left: { driver: page('/dashboard/driver') },
};
