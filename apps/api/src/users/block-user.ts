import type { BlockUserInput, UserView } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { TELL_DRIVER_CHANGED } from '../drivers/tell-driver-changed.ts';
import { CHANNEL } from '../realtime/server-events.ts';
import { clearRidesNow, queueClearRides } from '../rides/clear-rides.ts';
import { CAN_SIGN_IN } from './can-sign-in.ts';
import { getUser } from './user-queries.ts';

/**
 * The user's row is locked first, and with an admin's those of all admins who can sign in, always in the same order: two
 * who block each other do so one after the other, and the second finds no other admin left. A driver's row is locked
 * before it is changed: an accept under way is waited for, so that clearing the rides finds it.
 */
const BLOCK_USER = `
with concerned as materialized (
  select id, role, status from users
  where id = $1 or ((select role from users where id = $1) = 'admin'
    and role = 'admin' and ${CAN_SIGN_IN})
  order by id for no key update
), blocked as (
  update users u set status = 'blocked', block_reason = $4, updated_at = now() from concerned c
  where u.id = $1 and c.id = u.id and c.status = 'active'
    and (c.role <> 'admin' or (select count(*) from concerned where id <> $1) > 0)
  returning u.*
), driving as materialized (
  select id, available from drivers where id = (select id from blocked) for update
), offline as (
  update drivers d set available = false, version = d.version + 1, updated_at = now() from driving
  where d.id = driving.id and driving.available
  returning d.*
), ended as (
  delete from sessions where user_id = (select id from blocked) returning id
), logged as (
  insert into account_events (user_id, type, actor_id, actor_role, ip_address, data)
  select id, 'user.blocked', $2, 'admin', $3, jsonb_strip_nulls(jsonb_build_object(
    'status', jsonb_build_object('from', 'active', 'to', 'blocked'),
    'available', (select jsonb_build_object('from', true, 'to', false) from offline),
    'endedSessions', (select count(*) from ended), 'reason', $4::text)) from blocked
)
select
  pg_notify('${CHANNEL}', json_build_object('event', 'user.signed_out', 'userId', u.id, 'sessionId', null)::text) as ended,
  pg_notify('${CHANNEL}', json_build_object('event', 'user.changed', 'userId', u.id, 'role', u.role)::text) as changed,
  case when d.id is not null then ${TELL_DRIVER_CHANGED} end as offline,
  case when u.role <> 'admin' then ${queueClearRides(`json_build_object('userId', u.id, 'actorId', $2::uuid, 'ipAddress', $3::text)`)} end as job
from blocked u left join offline d on d.id = u.id`;

/**
 * Ends all of a user's sessions and lets them sign in no more; they read the reason when they try. Rides that have not begun are canceled or given back. Who
 * is blocked already stays so, and nothing more happens.
 * @throws AppError OWN_ACCOUNT, USER_NOT_FOUND, LAST_ADMIN
 */
export async function blockUser(
  core: Core,
  actor: Actor,
  { userId, reason }: BlockUserInput,
  from: Caller,
): Promise<UserView> {
  assertRole(actor, 'admin');
  if (userId === actor.userId) throw new AppError('OWN_ACCOUNT');
  const result = await core.db.pool.query({
    name: 'block_user',
    text: BLOCK_USER,
    values: [userId, actor.userId, from.ipAddress, reason ?? null],
  });
  if (result.rowCount)
    await clearRidesNow(core, { userId, actorId: actor.userId, ipAddress: from.ipAddress });
  const user = await getUser(core.db, userId);
  if (!result.rowCount && user.status === 'active' && user.role === 'admin') throw new AppError('LAST_ADMIN');
  return user;
}
