import type { Core } from '../core/core.ts';
import { TELL_DRIVER_CHANGED } from './tell-driver-changed.ts';

const END_SILENCE = `
with back as (
  update drivers d set silent_since = null, last_heard_at = now(), version = version + 1, updated_at = now()
  where id = $1 and silent_since is not null
  returning d.*
)
select ${TELL_DRIVER_CHANGED} as notified from back d join users u on u.id = d.id`;

/** Notes that something came from a driver, whatever it is. One who was silent gets requests again at once. */
export function hearDriver(core: Core, driverId: string): void {
  core.heard.add(driverId);
  if (core.drivers.isSilent(driverId)) void endSilence(core, driverId);
}

async function endSilence(core: Core, driverId: string): Promise<void> {
  const isPaused = core.drivers.isPaused(driverId);
  // Here at once, so that the next sign of life does not say it again; the others hear it by the notification.
  core.drivers.setAway(driverId, { isSilent: false, isPaused });
  try {
    await core.db.pool.query({ name: 'end_silence', text: END_SILENCE, values: [driverId] });
  } catch (error) {
    core.drivers.setAway(driverId, { isSilent: true, isPaused });
    core.log.error({ error, driverId }, 'could not note that a driver is back');
  }
}
