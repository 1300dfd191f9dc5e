import type { NotificationType } from '@ridewire/contracts';
import { CHANNEL } from '../realtime/server-events.ts';
import { NOTIFICATION_IMAGE } from './notification-image.ts';

/** What somebody is told. All but the type are SQL expressions over the rows of `from`. */
interface Telling {
  type: NotificationType;
  /** Type uuid: who is told. */
  to: string;
  title: string;
  message: string;
  rideId?: string;
  /** Whom it is about: a row of users. */
  about?: string;
  /** Where: a row with address, lat and lng. */
  place?: string;
  from: string;
}

/** SQL, for `from`: the admins who can be told, as `admin`. */
export const EVERY_ADMIN = `(select id from users where role = 'admin' and status = 'active') admin`;

/** Text in SQL. */
export const sqlText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * SQL that tells people something, but for who wants to hear nothing of the kind: one row and one event each; a CTE of the statement that makes it so: both commit or
 * none. Nothing needs to read the CTE, for it writes.
 */
export const makeNotifications = ({
  type,
  to,
  title,
  message,
  rideId,
  about,
  place,
  from,
}: Telling): string => `
  insert into notifications as n (user_id, type, title, message, ride_id, about_name, about_email, address, lat, lng)
  select told.* from (
    select ${to} as user_id, '${type}'::text, ${title}, ${message}, ${rideId ?? 'null::uuid'},
      ${about ? `${about}.name, ${about}.email` : 'null, null'},
      ${place ? `${place}.address, ${place}.lat, ${place}.lng` : 'null, null::float8, null::float8'}
    from ${from}
  ) told(user_id, type, title, message, ride_id, about_name, about_email, address, lat, lng)
  where exists (select from users p where p.id = told.user_id and p.deleted_at is null and '${type}' <> all (p.bell_off))
  returning pg_notify('${CHANNEL}', json_build_object(
    'event', 'notification.made', 'userId', n.user_id, 'notification', ${NOTIFICATION_IMAGE})::text) as told`;
