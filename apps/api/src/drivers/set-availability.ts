import type { AvailabilityView, SetAvailabilityInput } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { isBlocked } from '../users/user-queries.ts';
import { findAvailability } from './driver-queries.ts';
import { DRIVER_PRESENCE, IS_PRESENT } from './driver-presence.ts';
import { TELL_DRIVER_CHANGED } from './tell-driver-changed.ts';

// The user's row is locked: a block that commits meanwhile is seen, and one that comes later turns this off again.
const SET_AVAILABILITY = `
with changed as (
  update drivers set available = $2, ${IS_PRESENT}, version = version + 1, updated_at = now()
  where id = $1 and (available <> $2 or ($2 and paused_since is not null)) and (not $2 or (approved and not suspended
    and exists (select from users where id = $1 and status = 'active' for share)))
  returning new.*, old.available as was_available
), logged as (
  insert into account_events (user_id, type, actor_id, actor_role, ip_address, data)
  select id, case when available then 'driver.went_online' else 'driver.went_offline' end, id, 'driver', $3,
    jsonb_build_object('available', jsonb_build_object('from', not available, 'to', available)) from changed
  where available <> was_available
)
select d.version, d.available, d.approved, d.suspended, d.suspend_reason as "suspendReason", ${DRIVER_PRESENCE} as presence, ${TELL_DRIVER_CHANGED} as notified
from changed d join users u on u.id = d.id`;

/**
 * A driver goes online or offline. Setting what is already so changes nothing and answers the same; but who was asked
 * whether they are still there, and says that they are online, is, and gets requests again.
 * @throws AppError DRIVER_NOT_APPROVED, DRIVER_SUSPENDED, USER_BLOCKED when going online; TOO_MANY
 */
export async function setAvailability(
  core: Core,
  actor: Actor,
  input: SetAvailabilityInput,
): Promise<AvailabilityView> {
  assertRole(actor, 'driver');
  await core.limits.spend('availabilityByAccount', actor.userId);
  const result = await core.db.pool.query<AvailabilityView>({
    name: 'set_availability',
    text: SET_AVAILABILITY,
    values: [actor.userId, input.available, actor.ipAddress ?? null],
  });
  const changed = result.rows[0];
  if (changed) {
    const { version, available, approved, suspended, suspendReason, presence } = changed;
    return { version, available, approved, suspended, suspendReason, presence };
  }
  const present = await findAvailability(core.db, actor.userId);
  if (!present) throw new AppError('NOT_FOUND');
  if (input.available && !present.approved) throw new AppError('DRIVER_NOT_APPROVED');
  if (input.available && present.suspended) throw new AppError('DRIVER_SUSPENDED');
  if (input.available && !present.available && (await isBlocked(core.db, actor.userId))) {
    throw new AppError('USER_BLOCKED');
  }
  return present;
}
