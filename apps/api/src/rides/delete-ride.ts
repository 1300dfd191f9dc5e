import { isActive, type DeleteRideInput } from '@ridewire/contracts';
import { IS_CALLED, isRideCalled } from '../alerts/alert-queries.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { CHANNEL } from '../realtime/server-events.ts';
import { IS_AS_SEEN } from './as-seen.ts';
import { commitRides } from './commit-rides.ts';
import { RIDE_IMAGE } from './ride-image.ts';
import { tellChanged } from './ride-policy.ts';
import { findRefusedRide } from './ride-queries.ts';

const DELETE_RIDES = {
  name: 'delete_rides',
  text: `
with wanted as (select * from json_to_recordset($1::json) as w(
  n int, "rideId" uuid, "fromStatus" ride_status, "seenVersion" int, "actorId" uuid, "ipAddress" text)),
gone as (
  update rides r set deleted_at = now(), version = r.version + 1, updated_at = now()
  from wanted w
  where r.id = w."rideId" and r.deleted_at is null and r.status in ('completed', 'canceled')
    and r.status = coalesce(w."fromStatus", r.status)
    and ${IS_AS_SEEN} and r.refunded_cents = 0
    and not ${IS_CALLED}
  returning r.*, w.n, w."actorId", w."ipAddress"
), logged as (
  insert into ride_events (ride_id, version, type, from_status, to_status, actor_id, actor_role, ip_address, data)
  select id, version, 'ride.deleted', status, status, "actorId", 'admin', "ipAddress", '{"deleted": {"from": false, "to": true}}'
  from gone
), messages as materialized (
  select r.n, json_build_object('event', 'ride.deleted', 'ride', ${RIDE_IMAGE})::text as payload from gone r
)
select n, payload, pg_notify('${CHANNEL}', payload) as notified from messages`,
};

/**
 * An admin takes a finished ride out of every list and sum; its row and its events stay. One with a refund can't go: its
 * rider would lose the receipt of it. Nor one from which somebody called for help, until an admin has taken that.
 * @throws AppError RIDE_NOT_FOUND, RIDE_ACTIVE, RIDE_CHANGED with how it is now, RIDE_REFUNDED, RIDE_CALLED
 */
export async function deleteRide(
  core: Core,
  actor: Actor,
  { rideId, fromStatus, seenVersion }: DeleteRideInput,
): Promise<{ rideId: string }> {
  assertRole(actor, 'admin');
  const [image] = await commitRides(core.ridesDb, core.publisher, DELETE_RIDES, [
    { rideId, fromStatus, seenVersion, actorId: actor.userId, ipAddress: actor.ipAddress },
  ]);
  if (image) return { rideId };
  const ride = await findRefusedRide(core.db, rideId);
  if (!ride) throw new AppError('RIDE_NOT_FOUND');
  if (isActive(ride.status)) throw new AppError('RIDE_ACTIVE');
  if (ride.isRefunded) throw new AppError('RIDE_REFUNDED');
  if (await isRideCalled(core.db, rideId)) throw new AppError('RIDE_CALLED');
  if (ride.status === (fromStatus ?? ride.status)) throw new AppError('RIDE_CHANGED');
  throw new AppError('RIDE_CHANGED', tellChanged(ride.status));
}
