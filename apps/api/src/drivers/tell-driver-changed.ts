import { CHANNEL } from '../realtime/server-events.ts';
import { DRIVER_PRESENCE } from './driver-presence.ts';

/** SQL that tells everybody of a changed driver, of the row named `d` after the change. @param name SQL of the driver's name */
export const tellDriverChanged = (name: string) => `pg_notify('${CHANNEL}', json_build_object(
  'event', 'driver.changed', 'driver', json_build_object(
    'id', d.id, 'name', ${name}, 'version', d.version, 'available', d.available,
    'approved', d.approved, 'suspended', d.suspended, 'suspendReason', d.suspend_reason, 'presence', ${DRIVER_PRESENCE}))::text)`;

/** The same of rows named `d`, and `u`, their users. */
export const TELL_DRIVER_CHANGED = tellDriverChanged('u.name');
