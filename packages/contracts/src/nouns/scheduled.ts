import { page, RIDE_AT_DESK, IN_HISTORY } from '../lead.ts';

export const refusals = {
  SCHEDULED_NOT_FOUND: 404,
  SERIES_NOT_FOUND: 404,
  SERIES_FULL: 409,
  SCHEDULED_FULL: 409,
  SCHEDULED_NEAR: 409,
  SCHEDULED_STARTED: 409,
  SCHEDULED_TAKEN: 409,
  TAKEN_FULL: 409,
  TAKEN_NEAR: 409,
  TAKEN_LATE: 409,
} as const;

export const exactRefusals = {
  RIDER_HAS_SCHEDULED: 'SCHEDULED_NEAR',
  RIDER_SCHEDULED_FULL: 'SCHEDULED_FULL',
  TAKEN_STARTED: 'SCHEDULED_STARTED',
} as const;

export const notifications = {
  scheduled_requested: { rider: page('/dashboard/rider') },
  scheduled_missed: { rider: page('/dashboard/rider/active-rides') },
  scheduled_unserved: IN_HISTORY,
  scheduled_moved: { rider: page('/dashboard/rider/active-rides') },
  scheduled_changed: { rider: page('/dashboard/rider/active-rides') },
  scheduled_canceled: { rider: page('/dashboard/rider/active-rides') },
  scheduled_taken: { rider: page('/dashboard/rider/active-rides') },
  scheduled_returned: { rider: page('/dashboard/rider/active-rides') },
  ahead_reminder: { driver: page('/dashboard/driver/ahead') },
  ahead_lost: { driver: page('/dashboard/driver/ahead') },
  series_ride: { rider: page('/dashboard/rider/active-rides') },
  guest_missed: { admin: page('/dashboard/admin/book') },
  guest_unserved: RIDE_AT_DESK,
};
