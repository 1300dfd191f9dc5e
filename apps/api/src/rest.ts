import { authRows } from './auth/auth.rest.ts';
import { driverRows } from './drivers/drivers.rest.ts';
import type { RestRow } from './http/rest-row.ts';
import { notificationRows } from './notifications/notifications.rest.ts';
import { reportRows } from './reports/reports.rest.ts';
import { rideRows } from './rides/rides.rest.ts';
import { userRows } from './users/users.rest.ts';

/** Every endpoint below /api, but the upload of pictures. */
export const REST_ROWS: readonly RestRow[] = [
  ...authRows,
  ...driverRows,
  ...rideRows,
  ...userRows,
  ...reportRows,
  ...notificationRows,
];
