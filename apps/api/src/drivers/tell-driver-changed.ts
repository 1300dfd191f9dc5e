import { CHANNEL } from '../realtime/server-events.ts';

/** SQL that tells everybody of a changed driver: of rows named `d` after the change, and `u`, their users. */
export const TELL_DRIVER_CHANGED = `pg_notify('${CHANNEL}', json_build_object(
  'event', 'driver.changed', 'driver', json_build_object(
    'id', d.id, 'name', u.name, 'version', d.version, 'available', d.available,
    'approved', d.approved, 'suspended', d.suspended))::text)`;
