import { CHANNEL } from '../realtime/server-events.ts';

/** SQL that tells every admin's screen of an incident. @param rideId an SQL expression */
export const tellIncidentChanged = (rideId: string): string =>
  `pg_notify('${CHANNEL}', json_build_object('event', 'incident.changed', 'rideId', ${rideId})::text)`;
