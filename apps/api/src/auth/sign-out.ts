import type { Core } from '../core/core.ts';
import type { Actor } from '../core/actor.ts';
import { CHANNEL } from '../realtime/server-events.ts';

const SIGN_OUT = `
with ended as (delete from sessions where id = $1 returning id, user_id)
select pg_notify('${CHANNEL}', json_build_object(
  'event', 'user.signed_out', 'userId', user_id, 'sessionId', id)::text) as notified
from ended`;

/** Ends the actor's session everywhere: its cookie opens nothing more, and its sockets close, in every process. */
export async function signOut(core: Core, actor: Actor): Promise<void> {
  await core.db.pool.query({ name: 'sign_out', text: SIGN_OUT, values: [actor.sessionId] });
}
