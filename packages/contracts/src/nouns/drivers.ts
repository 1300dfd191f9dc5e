import { page } from '../lead.ts';

export const refusals = {
  DRIVER_NOT_APPROVED: 403,
  DRIVER_SUSPENDED: 403,
  PAPERS_EXPIRED: 403,
  DRIVER_NOT_FOUND: 404,
  DRIVER_BUSY: 409,
  DRIVER_OFFLINE: 409,
  HOMEWARD_ON: 409,
  HOMEWARD_SPENT: 409,
  HOME_MISSING: 409,
  DRIVER_NOT_READY: 409,
  LAST_TYPE: 409,
} as const;

export const exactRefusals = {
  DRIVER_LACKS: 'DRIVER_NOT_READY',
  PAPER_EXPIRED: 'PAPERS_EXPIRED',
  HOMEWARD_OFFLINE: 'DRIVER_OFFLINE',
  BREAK_OFFLINE: 'DRIVER_OFFLINE',
} as const;

export const notifications = {
  driver_approved: { driver: page('/dashboard/goonline') },
  driver_suspended: { driver: page('/dashboard/goonline') },
  driver_reactivated: { driver: page('/dashboard/goonline') },
  break_over: { driver: page('/dashboard/driver') },
  break_ended: { driver: page('/dashboard/driver') },
};
