import type { EndSessionInput } from '@ridewire/contracts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { CHANNEL } from '../realtime/server-events.ts';

/** Ends sessions of $1, those `which` is true of; their sockets close in every process. */
const endSessions = (which: string): string => `
with ended as (
  delete from sessions where user_id = $1 and ${which} returning id, user_id
), logged as (
  insert into account_events (user_id, type, actor_id, actor_role, ip_address, data)
  select user_id, 'session.ended', user_id, $3::role, $4, json_build_object('sessionId', id) from ended
), told as (
  select pg_notify('${CHANNEL}', json_build_object(
    'event', 'user.signed_out', 'userId', user_id, 'sessionId', id)::text) from ended
  union all
  select pg_notify('${CHANNEL}', json_build_object('event', 'sessions.changed', 'userId', user_id)::text)
  from (select distinct user_id from ended) whose
)
select (select count(*)::int from ended) as ended, (select count(*) from told) as notified`;

const END_ONE = { name: 'end_session', text: endSessions('id = $2') };
const END_OTHERS = { name: 'end_other_sessions', text: endSessions('id <> $2') };

async function end(
  core: Core,
  query: { name: string; text: string },
  actor: Actor,
  sessionId: string,
  from: Caller,
): Promise<number> {
  const result = await core.db.pool.query<{ ended: number }>({
    ...query,
    values: [actor.userId, sessionId, actor.role, from.ipAddress],
  });
  return result.rows[0]?.ended ?? 0;
}

/** Ends the actor's own session everywhere: its cookie or tokens open nothing more. */
export async function signOut(core: Core, actor: Actor, from: Caller): Promise<void> {
  await end(core, END_ONE, actor, actor.sessionId, from);
}

/**
 * Ends one of the actor's sessions, on whichever device.
 * @throws AppError NOT_FOUND, also for other people's sessions
 */
export async function endSession(
  core: Core,
  actor: Actor,
  input: EndSessionInput,
  from: Caller,
): Promise<{ ended: number }> {
  const ended = await end(core, END_ONE, actor, input.sessionId, from);
  if (ended === 0) throw new AppError('NOT_FOUND', 'That session was not found. It may have ended already.');
  return { ended };
}

/** Ends all of the actor's sessions but the one that asks. */
export async function endOtherSessions(core: Core, actor: Actor, from: Caller): Promise<{ ended: number }> {
  return { ended: await end(core, END_OTHERS, actor, actor.sessionId, from) };
}
