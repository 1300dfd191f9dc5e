import { EVERY_ADMIN, makeNotifications, sqlText } from './make-notifications.ts';

/**
 * SQL that tells every admin of new drivers, for the statement that verifies their address.
 * @param verified SQL: a CTE or a subquery with the ids of whose address it verified
 */
export const tellDriverWaiting = (verified: string): string =>
  makeNotifications({
    type: 'driver_waiting',
    to: 'admin.id',
    title: sqlText('A driver is waiting for approval'),
    message: `u.name || ' has signed up and verified the email address.'`,
    about: 'u',
    from: `${verified} v join drivers d on d.id = v.id and not d.approved join users u on u.id = d.id cross join ${EVERY_ADMIN}`,
  });
