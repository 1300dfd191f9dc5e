import type { Core } from '../core/core.ts';
import { queueDocumentRemoval } from '../documents/document-job.ts';
import { CHANNEL } from '../realtime/server-events.ts';

/** An address nobody confirms is free again after so long, in hours. */
const UNVERIFIED_HOURS = 24;
/** One statement removes so many at most: it has ten seconds, and Postgres looks for each one's rides. */
const BATCH = 50;

// Who asked for a code since, or whose mail still waits for the mail server, isn't late. Who is blocked must not be able to
// sign up anew. Rides and alerts are kept for good, and their people with them: one would keep the whole batch.
const REMOVE_UNVERIFIED = `
with late as (
  select u.id from users u
  where u.email_verified_at is null and u.status = 'active' and u.created_at < now() - $1 * interval '1 hour'
    and not exists (select from email_codes c where c.user_id = u.id
      and greatest(c.asked_at, c.expires_at) > now() - $1 * interval '1 hour')
    and not exists (select from graphile_worker.jobs j where j.attempts < j.max_attempts
      and j.key in ('code:verify:' || u.id, 'code:reset:' || u.id))
    and not exists (select from rides where rider_id = u.id) and not exists (select from rides where driver_id = u.id)
    and not exists (select from alerts where raised_by = u.id)
    and not exists (select from alerts where acknowledged_by = u.id)
  limit $2 for update of u skip locked
), removed as (
  delete from users u using late where u.id = late.id returning u.id, u.role
), logged as (
  insert into account_events (user_id, type, data) select id, 'user.removed', jsonb_build_object('role', role) from removed
)
select pg_notify('${CHANNEL}', json_build_object('event', 'user.changed', 'userId', id, 'role', role)::text) as notified,
  (select count(${queueDocumentRemoval('x.id', 'x.file_type')}) from driver_documents x where x.driver_id = removed.id) as files
from removed`;

/**
 * Removes accounts whose address was never confirmed, but for those that are blocked or have rides or alerts.
 * @returns how many
 */
export async function removeUnverified(core: Pick<Core, 'db'>): Promise<number> {
  let removed = 0;
  for (;;) {
    const result = await core.db.pool.query({
      name: 'remove_unverified',
      text: REMOVE_UNVERIFIED,
      values: [UNVERIFIED_HOURS, BATCH],
    });
    removed += result.rows.length;
    if (result.rows.length < BATCH) return removed;
  }
}
