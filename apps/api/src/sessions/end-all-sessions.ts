import type { UserIdInput } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { CHANNEL } from '../realtime/server-events.ts';
import { getUser } from '../users/user-queries.ts';

const END_ALL = `
with ended as (
  delete from sessions where user_id = $1 returning id
), counted as (
  select count(*)::int as sessions from ended having count(*) > 0
), logged as (
  insert into account_events (user_id, type, actor_id, actor_role, ip_address, data)
  select $1, 'user.signed_out', $2, 'admin', $3, jsonb_build_object('endedSessions', sessions) from counted
)
select sessions,
  pg_notify('${CHANNEL}', json_build_object(
    'event', 'user.signed_out', 'userId', $1::uuid, 'sessionId', null)::text) as signed_out,
  pg_notify('${CHANNEL}', json_build_object('event', 'sessions.changed', 'userId', $1::uuid)::text) as changed
from counted`;

/**
 * An admin signs somebody out everywhere; they may sign in again. One's own sessions end where one sees them, in the settings.
 * @throws AppError OWN_ACCOUNT, USER_NOT_FOUND
 */
export async function endAllSessionsOf(
  core: Core,
  actor: Actor,
  { userId }: UserIdInput,
  from: Caller,
): Promise<{ ended: number }> {
  assertRole(actor, 'admin');
  if (userId === actor.userId) throw new AppError('OWN_ACCOUNT');
  await getUser(core.db, userId);
  const result = await core.db.pool.query<{ sessions: number }>({
    name: 'end_all_sessions',
    text: END_ALL,
    values: [userId, actor.userId, from.ipAddress],
  });
  return { ended: result.rows[0]?.sessions ?? 0 };
}
