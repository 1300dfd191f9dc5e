import type { Core } from '../core/core.ts';
import { avatarPathSql } from './avatar-address.ts';
import { queueAvatarRemoval } from './avatar-job.ts';

/** An upload that nobody put into a profile stays this long, in hours. */
const UNUSED_HOURS = 24;

// The people's rows are locked as each change of a profile locks its own: a picture being chosen right now is not unused.
// Who is at it right now is looked at the next time.
const REMOVE_UNUSED = `
with people as materialized (
  select u.id, u.avatar_url from users u
  where u.id in (select user_id from avatars where created_at < now() - $1 * interval '1 hour')
  for share skip locked
), removed as (
  delete from avatars a using people p
  where a.user_id = p.id and a.created_at < now() - $1 * interval '1 hour'
    and ${avatarPathSql('a.id')} is distinct from p.avatar_url
  returning a.id
)
select ${queueAvatarRemoval('id')} as job from removed`;

/** Forgets uploads that were never used, and queues the removal of their files. @returns how many */
export async function removeUnusedAvatars(core: Pick<Core, 'db'>): Promise<number> {
  const removed = await core.db.pool.query(REMOVE_UNUSED, [UNUSED_HOURS]);
  return removed.rowCount ?? 0;
}
