import type { MarkReadInput } from '@ridewire/contracts';
import type { Actor } from '../core/actor.ts';
import type { Core } from '../core/core.ts';
import { CHANNEL } from '../realtime/server-events.ts';

const MARK_READ = `
with marked as (
  update notifications set read_at = now()
  where user_id = $1 and read_at is null and ($2::uuid[] is null or id = any ($2))
  returning id
)
select pg_notify('${CHANNEL}', json_build_object('event', 'notifications.read', 'userId', $1::uuid)::text) as told
from (select from marked limit 1) any_marked`;

/**
 * Marks a person's notifications as read, these or all; what is read already stays so, and what is somebody else's is left
 * alone. How many are left comes with the live view's next snapshot.
 */
export async function markRead(core: Core, { userId }: Actor, { ids }: MarkReadInput): Promise<void> {
  await core.db.pool.query({ name: 'mark_read', text: MARK_READ, values: [userId, ids ?? null] });
}
