import { CHANNEL, type AlertEvent } from '../realtime/server-events.ts';
import { ALERT_IMAGE } from './alert-image.ts';

/** SQL that tells everybody concerned of the alerts in rows named `a`. */
export const tellAlert = (event: AlertEvent['event']): string => `pg_notify('${CHANNEL}', json_build_object(
  'event', '${event}', 'alert', ${ALERT_IMAGE})::text)`;
