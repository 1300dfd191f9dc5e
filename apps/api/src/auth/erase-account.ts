import { DELETED_NAME } from '@ridewire/contracts';
import { KEPT_HOURS } from '../commands/carry-out-once.ts';
import { queueDocumentRemoval } from '../documents/document-job.ts';
import { TELL_DRIVER_CHANGED } from '../drivers/tell-driver-changed.ts';
import { queueAvatarRemoval } from '../media/avatar-job.ts';
import { queueForgetAddresses } from './forget-addresses.ts';
import { CHANNEL } from '../realtime/server-events.ts';

/** What an answer that is kept for its repetition says of the person `b`: SQL of each and what stands there instead. */
const SAID = {
  'b.name': `"${DELETED_NAME}"`,
  'b.email': '""',
  'b.phone': 'null',
  'b.address': 'null',
  'b.vehicle_model': 'null',
  'b.license_plate': 'null',
};

const withoutPerson = (answer: string): string =>
  Object.entries(SAID).reduce(
    (text, [said, instead]) => `replace(${text}, coalesce(to_json(${said})::text, ''), '${instead}')`,
    answer,
  );

/**
 * $1 the person, $2 their address. The row stays, for the rides that name it, with nothing of the person in it; all that is
 * theirs alone goes, and the files with it. Admins lose what told them of the person, by name and e-mail address. Answers
 * that others may have repeated, kept for a day, are those of people who rode with them, and of admins.
 */
export const ERASE_ACCOUNT = `
with before as materialized (
  select u.id, u.email, u.name, u.phone, u.address, d.vehicle_model, d.license_plate
  from users u left join drivers d on d.id = u.id where u.id = $1
), person as (
  update users set email = 'deleted-' || id || '@deleted.invalid', name = '${DELETED_NAME}',
    password_hash = 'of a deleted account', phone = null, address = null, avatar_url = null, language = 'en', bell_off = '{}', system_off = '{}',
    status = 'blocked', block_reason = null, deleted_at = now(), updated_at = now()
  where id = $1
  returning id, role, name
), driving as (
  update drivers set available = false, approved = false, vehicle_model = null, vehicle_color = null, license_plate = null, last_lat = null,
    last_lng = null, last_position_at = null, last_heard_at = null, put_offline_at = null, put_offline_why = null, suspend_reason = null, deleted_at = now(), version = version + 1, updated_at = now()
  where id = $1
  returning *
), ended as (delete from sessions where user_id = $1 returning id),
pictures as (delete from avatars where user_id = $1 returning id),
documents as (delete from driver_documents where driver_id = $1 returning id, file_type),
codes as (delete from email_codes where user_id = $1),
keys as (delete from idempotency_keys where user_id = $1),
told as (delete from notifications where user_id = $1),
messages as (delete from contact_messages where user_id = $1),
told_admins as (
  delete from notifications n using before b
  where n.about_email = b.email and n.user_id in (select id from users where role = 'admin' and id <> $1)
  returning n.user_id
), others as (
  select driver_id as id from rides
  where rider_id = $1 and driver_id is not null and updated_at > now() - interval '${KEPT_HOURS} hours'
  union select rider_id from rides where driver_id = $1 and updated_at > now() - interval '${KEPT_HOURS} hours'
  union select id from users where role = 'admin'
), answers as (
  update idempotency_keys k set answer = ${withoutPerson('k.answer')} from before b
  where k.user_id in (select id from others where id <> $1) and position(b.id::text in k.answer) > 0
), logged as (
  insert into account_events (user_id, type, actor_id, actor_role, ip_address, data)
  select id, 'user.deleted', id, role, $2::text, jsonb_build_object('role', role, 'endedSessions', (select count(*) from ended))
  from person
)
select pg_notify('${CHANNEL}', json_build_object(
    'event', 'user.signed_out', 'userId', u.id, 'sessionId', null)::text) as ended,
  pg_notify('${CHANNEL}', json_build_object('event', 'user.changed', 'userId', u.id, 'role', u.role)::text) as changed,
  case when d.id is not null then ${TELL_DRIVER_CHANGED} end as offline,
  (select count(pg_notify('${CHANNEL}', json_build_object('event', 'notifications.read', 'userId', user_id)::text))
    from (select distinct user_id from told_admins) whose) as reread,
  ${queueForgetAddresses('u.id')} as addresses,
  (select count(${queueAvatarRemoval('id')}) from pictures) as pictures,
  (select count(${queueDocumentRemoval('id', 'file_type')}) from documents) as documents
from person u left join driving d on d.id = u.id`;

/** For the rest of the transaction; a trigger lets nothing else through than ERASE_FROM_TRAIL does. */
export const LET_ERASE = `select set_config('ridewire.erases_person', 'yes', true)`;

export const ERASE_FROM_TRAIL = `
update account_events set data = without_person(data)
where user_id = $1 and data is distinct from without_person(data)`;
