import type { OwnAlert, RaiseAlertInput } from '@ridewire/contracts';
import { v7 as newId } from 'uuid';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { EVERY_ADMIN, makeNotifications } from '../notifications/make-notifications.ts';
import { ALERT_IMAGE, viewOwnAlert, type AlertImage } from './alert-image.ts';
import { findCalledRide, findJustRaised, MAY_CALL, SAME_PRESS_SECONDS } from './alert-queries.ts';
import { tellAlert } from './tell-alert.ts';

/**
 * Nobody floods the admins; nobody's first call is refused. Counted are the alerts that were made, in the statement that
 * makes them, and not presses beforehand: a hand that hammers the button is not refused at the next ride.
 */
const MAX_AN_HOUR = 30;

const TOO_MANY = 'We were told many times already. If you are in danger, call the emergency number.';
const LONG_AGO = 'This ride ended long ago. If you are in danger, call the emergency number.';

const TOLD_ADMINS = makeNotifications({
  type: 'trouble',
  to: 'admin.id',
  title: `'Emergency: ' || u.name`,
  message: `format('The %s asks for help on ride #%s%s', u.role, right(a.ride_id::text, 6),
    case when a.message = '' then '.' else format(': “%s”', a.message) end)`,
  rideId: 'a.ride_id',
  about: 'u',
  place: 'a',
  from: `raised a join users u on u.id = a.raised_by cross join ${EVERY_ADMIN}`,
});

/**
 * The alert, a notification for every admin, and the news of both. Of two presses at once, in whichever processes, both
 * take the same number: the second waits for the first, and then does nothing. The ride is held, so that none is raised
 * from one that is being deleted.
 */
const RAISE_ALERT = `
with last as (
  select press from alerts where ride_id = $2 and raised_by = $3 order by press desc limit 1
), raised as (
  insert into alerts (id, ride_id, raised_by, press, message, address, lat, lng)
  select $1::uuid, r.id, $3::uuid, coalesce((select press from last), 0) + 1, $4::text, $5::text, $6::float8, $7::float8
  from rides r
  where r.id = $2 and $3 in (r.rider_id, r.driver_id) and ${MAY_CALL}
    and (select count(*) from alerts where raised_by = $3 and raised_at > now() - interval '1 hour') < ${MAX_AN_HOUR}
    and not exists (select from alerts where ride_id = $2 and raised_by = $3 and message = $4 and address = $5
      and lat = $6 and lng = $7 and raised_at > now() - interval '${SAME_PRESS_SECONDS} seconds')
  for share of r
  on conflict (ride_id, raised_by, press) do nothing
  returning *
), logged as (
  insert into account_events (user_id, type, actor_id, actor_role, ip_address, data)
  select raised_by, 'alert.raised', raised_by, $8::role, $9, jsonb_build_object('alertId', id, 'rideId', ride_id) from raised
), told as (${TOLD_ADMINS})
select ${ALERT_IMAGE} as image, ${tellAlert('alert.raised')} as notified from raised a`;

/**
 * Calls for help: every admin is told at once. The very same pressed again within seconds answers with the same alert;
 * other words or another place are another one, for they are news to whoever helps.
 * @throws AppError RIDE_NOT_FOUND, also when it is somebody else's; RIDE_GONE long after the end; TOO_MANY
 */
export async function raiseAlert(core: Core, actor: Actor, input: RaiseAlertInput): Promise<OwnAlert> {
  assertRole(actor, 'rider', 'driver');
  const { rideId } = input;
  // Who lost the number to another press tries the next one; as many as may be made in an hour can be lost to.
  for (let tries = 0; tries <= MAX_AN_HOUR; tries++) {
    const raised = await insertAlert(core, actor, input);
    if (raised) return raised;
    const same = await findJustRaised(core.db, actor.userId, input);
    if (same) return same;
    const ride = await findCalledRide(core.db, actor.userId, rideId);
    if (!ride) throw new AppError('RIDE_NOT_FOUND');
    if (!ride.mayCall) throw new AppError('RIDE_GONE', LONG_AGO);
    if (ride.callsThisHour >= MAX_AN_HOUR) break;
  }
  throw new AppError('TOO_MANY', TOO_MANY);
}

async function insertAlert(core: Core, actor: Actor, input: RaiseAlertInput): Promise<OwnAlert | undefined> {
  const { rideId, message, location } = input;
  const { address, lat, lng } = location;
  const { rows } = await core.db.pool.query<{ image: AlertImage }>({
    name: 'raise_alert',
    text: RAISE_ALERT,
    values: [
      ...[newId(), rideId, actor.userId, message, address, lat, lng],
      ...[actor.role, actor.ipAddress ?? null],
    ],
  });
  return rows[0] && viewOwnAlert(rows[0].image);
}
