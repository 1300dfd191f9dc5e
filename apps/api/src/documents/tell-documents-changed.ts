import { CHANNEL } from '../realtime/server-events.ts';

/** SQL that tells the driver's own screens and all admins' of changed documents. `driverId` is an expression. */
export const tellDocumentsChanged = (driverId: string): string =>
  `pg_notify('${CHANNEL}', json_build_object('event', 'documents.changed', 'driverId', ${driverId})::text)`;
