import { DESK_ROLES, GUEST_DOMAIN, mayAtDesk, type NotificationType } from '@ridewire/contracts';
import type { Notice } from '@ridewire/contracts/texts/describe-notification';
import { sqlList } from '@ridewire/db/sql-list';
import { SEND_MAIL, type MailJob } from '../../mail/mail-job.ts';
import { NOTIFICATION_IMAGE } from '../../notifications/notification-image.ts';
import { sqlText } from '../reads/ride-sql.ts';
import { CHANGED, jsonObject, type Facts } from './change-parts.ts';

const isGuest = `rider.email like '%@${GUEST_DOMAIN}'`;
const HEARERS = DESK_ROLES.filter((role) => mayAtDesk(role, 'bookings:write'));

type Unserved = Extract<Notice, { type: 'scheduled_unserved' | 'guest_unserved' }>;
type FactsOf<Type extends NotificationType> = Record<
  keyof Extract<Unserved, { type: Type }>['params'],
  string
>;
type Mail = Extract<MailJob, { kind: 'scheduled_unserved' }>;

const wants = (person: string, type: Unserved['type']): string =>
  `${person}.deleted_at is null and ${sqlText(type)} <> all (${person}.bell_off)`;

const params = <Type extends Unserved['type']>(facts: FactsOf<Type>): string =>
  `jsonb_strip_nulls(${jsonObject(facts as Facts)}::jsonb)`;

/**
 * Tells of scheduled rides that no driver took, in the statement that ends them. Riders get a notification and a mail,
 * as the app may be closed by then. Guests can read neither, so the desk is told to call them.
 * @param timeZone the city's, in SQL
 */
export function tellUnserved(timeZone: string): { ctes: string[]; facts: Facts; more: string } {
  const time = `to_char(${CHANGED.scheduledFor} at time zone ${timeZone}, 'HH24:MI')`;
  const pickup = CHANGED.pickupAddress;
  const isForOther = `case when ${CHANGED.passenger} is not null then true end`;
  const mail: Record<keyof Mail, string> = {
    kind: `'scheduled_unserved'`,
    userId: CHANGED.riderId,
    rideId: CHANGED.id,
  };
  return {
    ctes: [
      `notified as (
  insert into notifications (ride_id, user_id, type, params, about_name, about_email)
  select ${CHANGED.id}, hearer.*
  from changed join users rider on rider.id = ${CHANGED.riderId} cross join lateral (
    select rider.id, 'scheduled_unserved', ${params<'scheduled_unserved'>({ time, pickup, isForOther })}, null, null
    where not ${isGuest} and ${wants('rider', 'scheduled_unserved')}
    union all
    select a.id, 'guest_unserved', ${params<'guest_unserved'>({ name: 'rider.name', time, pickup })}, rider.name, rider.email
    from users a where ${isGuest} and a.role = 'admin' and coalesce(a.desk_role, 'owner') in ${sqlList(HEARERS)}
      and a.status = 'active' and ${wants('a', 'guest_unserved')}
  ) hearer
  where ${CHANGED.scheduledFor} is not null
  returning *
)`,
      // No mail is sent to guests.
      `mailed as materialized (
  select ${CHANGED.id}, graphile_worker.add_job(${sqlText(SEND_MAIL)}, ${jsonObject(mail)})
  from changed where ${CHANGED.scheduledFor} is not null
)`,
    ],
    // PostgreSQL doesn't run a query of a `with` clause that nothing reads.
    facts: { isMailed: `exists (select from mailed where mailed.id = ${CHANGED.id})` },
    more: `
  select changed.n, ${jsonObject({
    event: `'notification.made'`,
    userId: 'n.user_id',
    notification: NOTIFICATION_IMAGE,
  })}::text
  from notified n join changed on ${CHANGED.id} = n.ride_id`,
  };
}
