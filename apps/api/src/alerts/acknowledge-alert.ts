import type { AlertIdInput, AlertView } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import type { Core } from '../core/core.ts';
import { makeNotifications, sqlText } from '../notifications/make-notifications.ts';
import { ALERT_IMAGE, viewAlert, type AlertImage } from './alert-image.ts';
import { getAlert } from './alert-queries.ts';
import { tellAlert } from './tell-alert.ts';

const TOLD_CALLER = makeNotifications({
  type: 'alert_acknowledged',
  to: 'a.raised_by',
  title: sqlText('Help knows'),
  message: sqlText('Our team has seen your alert and is taking care of it.'),
  rideId: 'a.ride_id',
  place: 'a',
  from: 'taken a',
});

const ACKNOWLEDGE_ALERT = `
with taken as (
  update alerts set acknowledged_by = $2, acknowledged_at = now() where id = $1 and acknowledged_at is null
  returning *
), logged as (
  insert into account_events (user_id, type, actor_id, actor_role, ip_address, data)
  select raised_by, 'alert.acknowledged', $2, 'admin', $3, jsonb_build_object(
    'acknowledged', '{"from": false, "to": true}'::jsonb, 'alertId', id, 'rideId', ride_id) from taken
), told as (${TOLD_CALLER})
select ${ALERT_IMAGE} as image, ${tellAlert('alert.acknowledged')} as notified from taken a`;

/**
 * Takes an alert: it leaves every admin's screen, and who called is told that help knows. Whoever is first has it; the
 * others read in the answer who did.
 * @throws AppError ALERT_NOT_FOUND
 */
export async function acknowledgeAlert(
  core: Core,
  actor: Actor,
  { alertId }: AlertIdInput,
): Promise<AlertView> {
  assertRole(actor, 'admin');
  const result = await core.db.pool.query<{ image: AlertImage }>({
    name: 'acknowledge_alert',
    text: ACKNOWLEDGE_ALERT,
    values: [alertId, actor.userId, actor.ipAddress ?? null],
  });
  return result.rows[0] ? viewAlert(result.rows[0].image) : getAlert(core.db, alertId);
}
