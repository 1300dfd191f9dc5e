import { authRows } from '../../auth/auth.rest.ts';
import { bookingRows } from '../../bookings/bookings.rest.ts';
import { chatRows } from '../../chat/chat.rest.ts';
import { eventRows } from '../../events/events.rest.ts';
import { documentRows } from '../../documents/documents.rest.ts';
import { driverRows } from '../../drivers/drivers.rest.ts';
import type { RestRow } from '../../procedures/rest-row.ts';
import { notificationRows } from '../../notifications/notifications.rest.ts';
import { paymentRows } from '../../payments/payments.rest.ts';
import { placeRows } from '../../places/places.rest.ts';
import { problemRows } from '../../problems/problems.rest.ts';
import { profileRows } from '../../profile/profile.rest.ts';
import { ratingRows } from '../../ratings/ratings.rest.ts';
import { reportRows } from '../../reports/reports.rest.ts';
import { rideChangeRows } from '../../rides/ride-changes.rest.ts';
import { rideReadRows } from '../../rides/ride-reads.rest.ts';
import { rideRequestRows } from '../../rides/ride-requests.rest.ts';
import { scheduledRows } from '../../scheduled/scheduled.rest.ts';
import { sharingRows } from '../../sharing/sharing.rest.ts';
import { sosRows } from '../../sos/sos.rest.ts';
import { userRows } from '../../users/users.rest.ts';

/** Every endpoint below /api, except file uploads. */
export const REST_ROWS: readonly RestRow[] = [
  ...authRows,
  ...profileRows,
  ...placeRows,
  ...driverRows,
  ...documentRows,
  ...rideRequestRows,
  ...rideChangeRows,
  ...rideReadRows,
  ...scheduledRows,
  ...bookingRows,
  ...chatRows,
  ...ratingRows,
  ...problemRows,
  ...sharingRows,
  ...paymentRows,
  ...userRows,
  ...reportRows,
  ...eventRows,
  ...sosRows,
  ...notificationRows,
];
