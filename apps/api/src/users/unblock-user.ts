import type { UserIdInput, UserView } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { CHANNEL } from '../realtime/server-events.ts';
import { getUser } from './user-queries.ts';

// A block doesn't see the session of a sign-in that it waited for. It opens nothing meanwhile, and must not now.
const UNBLOCK_USER = `
with unblocked as (
  update users set status = 'active', block_reason = null, updated_at = now() where id = $1 and status = 'blocked' and deleted_at is null returning id, role
), ended as (
  delete from sessions where user_id = (select id from unblocked)
), logged as (
  insert into account_events (user_id, type, actor_id, actor_role, ip_address, data)
  select id, 'user.unblocked', $2, 'admin', $3, '{"status": {"from": "blocked", "to": "active"}}' from unblocked
)
select pg_notify('${CHANNEL}', json_build_object('event', 'user.changed', 'userId', id, 'role', role)::text) as changed
from unblocked`;

/**
 * Lets a blocked user sign in again; a driver goes online by themselves. Who isn't blocked stays as they are.
 * @throws AppError USER_NOT_FOUND
 */
export async function unblockUser(
  core: Core,
  actor: Actor,
  { userId }: UserIdInput,
  from: Caller,
): Promise<UserView> {
  assertRole(actor, 'admin');
  await core.db.pool.query({
    name: 'unblock_user',
    text: UNBLOCK_USER,
    values: [userId, actor.userId, from.ipAddress],
  });
  return getUser(core.db, userId);
}
