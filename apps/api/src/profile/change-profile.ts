import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { avatarPathSql } from '../media/avatar-address.ts';
import { queueAvatarRemoval } from '../media/avatar-job.ts';
import { tellDriverChanged } from '../drivers/tell-driver-changed.ts';
import { CHANNEL } from '../realtime/server-events.ts';

/** What is not given keeps its old value. */
export interface ProfileChanges {
  name?: string | undefined;
  phone?: string | undefined;
  address?: string | undefined;
  /** Of a picture they uploaded. */
  avatarId?: string | undefined;
  /** Of drivers only. */
  model?: string | undefined;
  licensePlate?: string | undefined;
  color?: string | undefined;
}

/** SQL for what an update changed, by name: from what to what. `columns` are the columns by these names. */
function changesOf(columns: Record<string, string>): string {
  const entries = Object.entries(columns).map(
    ([name, column]) => `'${name}', case when old.${column} is distinct from new.${column}
      then jsonb_build_object('from', old.${column}, 'to', new.${column}) end`,
  );
  return `jsonb_strip_nulls(jsonb_build_object(${entries.join()}))`;
}

// The person's row is locked before anything else is read, so that a clean-up of pictures comes before or after, and two
// changes at once do not wait for each other in a ring. A picture that is not the person's lets nothing happen at all.
const CHANGE_PROFILE = `
with before as materialized (
  select id, role, name, avatar_url from users where id = $1 and deleted_at is null for no key update
), chosen as materialized (
  select a.id, a.created_at from avatars a, before b where a.id = $5 and a.user_id = b.id for share of a
), wanted as materialized (
  select b.*, (select ${avatarPathSql('id')} from chosen) as picture,
    ($5::uuid is null or exists (select from chosen) or b.avatar_url = ${avatarPathSql('$5::uuid')}) as ok
  from before b
), person as (
  update users u set name = coalesce($2, u.name), phone = coalesce($3, u.phone), address = coalesce($4, u.address),
    avatar_url = coalesce(w.picture, u.avatar_url), updated_at = now()
  from wanted w
  where u.id = w.id and w.ok and (u.name, u.phone, u.address, u.avatar_url) is distinct from
    (coalesce($2, u.name), coalesce($3, u.phone), coalesce($4, u.address), coalesce(w.picture, u.avatar_url))
  returning new.id, new.name, old.name <> new.name as renamed, old.avatar_url is distinct from new.avatar_url as repictured,
    ${changesOf({ name: 'name', phone: 'phone', address: 'address', avatarUrl: 'avatar_url' })} as changes
), driver as (
  update drivers d set vehicle_model = coalesce($6, d.vehicle_model), license_plate = coalesce($7, d.license_plate),
    vehicle_color = coalesce($9, d.vehicle_color),
    version = d.version + 1, updated_at = now()
  from wanted w
  where d.id = w.id and w.ok and ((select renamed from person) or (d.vehicle_model, d.license_plate, d.vehicle_color) is distinct from
    (coalesce($6, d.vehicle_model), coalesce($7, d.license_plate), coalesce($9, d.vehicle_color)))
  returning new.*, ${changesOf({ model: 'vehicle_model', licensePlate: 'license_plate', color: 'vehicle_color' })} as changes
), logged as (
  insert into account_events (user_id, type, actor_id, actor_role, ip_address, data)
  select w.id, 'profile.updated', w.id, w.role, $8,
    coalesce((select changes from person), '{}') || coalesce((select changes from driver), '{}')
  from wanted w where exists (select from person) or exists (select from driver)
), outdated as (
  delete from avatars a using person p
  where p.repictured and a.user_id = p.id and a.id is distinct from (select id from chosen)
    and a.created_at <= coalesce((select created_at from chosen), now())
  returning a.id
), queued as (
  select ${queueAvatarRemoval('id')} as job from outdated
)
select w.ok, (select count(job) from queued) as removed,
  case when p.id is not null or d.id is not null then pg_notify('${CHANNEL}', json_build_object(
    'event', 'user.changed', 'userId', w.id, 'role', w.role)::text) end as person_notified,
  case when d.id is not null then ${tellDriverChanged('coalesce(p.name, w.name)')} end as driver_notified
from wanted w left join person p on true left join driver d on true`;

/**
 * Changes what people say about themselves, and for drivers their vehicle, in one statement; nobody hears of a change that
 * is none. Pictures uploaded before a newly chosen one are removed.
 * @throws AppError NOT_SIGNED_IN when the person is gone, BAD_INPUT when the picture is not one they uploaded,
 *   TOO_MANY
 */
export async function changeProfile(
  core: Core,
  actor: Actor,
  changes: ProfileChanges,
  from: Caller,
): Promise<void> {
  const { name, phone, address, avatarId, model, licensePlate, color } = changes;
  await core.limits.spend('changeByAccount', actor.userId);
  const result = await core.db.pool.query<{ ok: boolean }>({
    name: 'change_profile',
    text: CHANGE_PROFILE,
    values: [actor.userId, name, phone, address, avatarId, model, licensePlate, from.ipAddress, color],
  });
  const [row] = result.rows;
  if (!row) throw new AppError('NOT_SIGNED_IN');
  if (!row.ok) throw new AppError('BAD_INPUT', 'Upload the picture first.');
}
