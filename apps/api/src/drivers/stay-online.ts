import type { Core } from '../core/core.ts';
import { IS_PRESENT } from './driver-presence.ts';
import { TELL_DRIVER_CHANGED } from './tell-driver-changed.ts';

const END_PAUSE = `
with changed as (
  update drivers d set ${IS_PRESENT}, version = d.version + 1, updated_at = now()
  where id = $1 and available and paused_since is not null
  returning d.*
)
select ${TELL_DRIVER_CHANGED} as notified from changed d join users u on u.id = d.id`;

/** A driver who was asked whether they are still there answered a request: that says it. Nothing for all others. */
export function stayOnline(core: Core, driverId: string): void {
  if (!core.drivers.isPaused(driverId)) return;
  core.db.pool
    .query({ name: 'end_pause', text: END_PAUSE, values: [driverId] })
    .catch((error: unknown) => core.log.error({ error, driverId }, 'could not note that a driver is there'));
}
