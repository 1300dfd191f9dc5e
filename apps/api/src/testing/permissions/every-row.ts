import { accountsRows } from './accounts-rows.ts';
import { announcementsRows } from './announcements-rows.ts';
import { bookingsRows } from './bookings-rows.ts';
import { businessRows } from './business-rows.ts';
import { chatRows } from './chat-rows.ts';
import { checkInsRows } from './check-ins-rows.ts';
import { demandRows } from './demand-rows.ts';
import { documentsRows } from './documents-rows.ts';
import { driversRows } from './drivers-rows.ts';
import { messagesRows } from './messages-rows.ts';
import { notificationsRows } from './notifications-rows.ts';
import { paymentsRows } from './payments-rows.ts';
import { problemsRows } from './problems-rows.ts';
import { ratingsRows } from './ratings-rows.ts';
import { reportsRows } from './reports-rows.ts';
import { rideTypesRows } from './ride-types-rows.ts';
import { ridesRows } from './rides-rows.ts';
import { scheduledRows } from './scheduled-rows.ts';
import { sharingRows } from './sharing-rows.ts';
import { surgeRows } from './surge-rows.ts';
import { queuesRows } from './queues-rows.ts';
import { streetChangesRows } from './street-changes-rows.ts';
import { serviceAreasRows } from './service-areas-rows.ts';
import { promosRows } from './promos-rows.ts';
import { questsRows } from './quests-rows.ts';
import { referralsRows } from './referrals-rows.ts';
import { sandboxRows } from './sandbox-rows.ts';
import { savedViewsRows } from './saved-views-rows.ts';
import { tariffsRows } from './tariffs-rows.ts';
import { usersRows } from './users-rows.ts';
import { vehiclesRows } from './vehicles-rows.ts';
import { webhooksRows } from './webhooks-rows.ts';
import { wishesRows } from './wishes-rows.ts';
import type { Rows } from './rows.ts';

/** The permissions: every procedure with its outcome for every person. A procedure without a row fails. */
export const ROWS: Rows = {
  ...accountsRows,
  ...bookingsRows,
  ...businessRows,
  ...chatRows,
  ...documentsRows,
  ...driversRows,
  ...messagesRows,
  ...notificationsRows,
  ...paymentsRows,
  ...problemsRows,
  ...ratingsRows,
  ...reportsRows,
  ...rideTypesRows,
  ...ridesRows,
  ...usersRows,
  ...surgeRows,
  ...promosRows,
  ...questsRows,
  ...referralsRows,
  ...sandboxRows,
  ...savedViewsRows,
  ...queuesRows,
  ...serviceAreasRows,
  ...streetChangesRows,
  ...tariffsRows,
  ...announcementsRows,
  ...demandRows,
  ...scheduledRows,
  ...checkInsRows,
  ...sharingRows,
  ...vehiclesRows,
  ...webhooksRows,
  ...wishesRows,
};
