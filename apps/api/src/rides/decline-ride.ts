import type { RideInput } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { CHANNEL } from '../realtime/server-events.ts';
import { findRefusedRide, getRefusedDriver } from './ride-queries.ts';

/** A decline lasts, offered or not: the row is what keeps the ride away from this driver. */
const DECLINE = `
with declined as (
  insert into ride_offers (ride_id, driver_id, wave, expires_at, declined_at)
  select id, $2, wave, now(), now() from rides where id = $1 and deleted_at is null
    and (status = 'requested' or driver_id = $2)
  on conflict (ride_id, driver_id) do update set declined_at = now()
  returning ride_id
)
select version, status, pg_notify('${CHANNEL}', json_build_object(
  'event', 'offer.declined', 'driverId', $2::uuid, 'rideId', id, 'version', version)::text) as notified
from rides join declined on declined.ride_id = id`;

/**
 * A driver declines a requested ride and never sees it again, or gives an accepted one back to the pool.
 * @throws AppError RIDE_NOT_FOUND, RIDE_TAKEN, RIDE_GONE, DRIVER_NOT_APPROVED, DRIVER_SUSPENDED, ILLEGAL_STEP once the
 *   rider is on board
 */
export async function declineRide(core: Core, actor: Actor, input: RideInput): Promise<{ rideId: string }> {
  assertRole(actor, 'driver');
  const [ride, driver] = await Promise.all([
    findRefusedRide(core.db, input.rideId),
    getRefusedDriver(core.db, actor.userId, input.rideId),
  ]);
  if (!ride) throw new AppError('RIDE_NOT_FOUND');
  if (ride.driverId === actor.userId && ride.status === 'accepted') return giveBack(core, actor, input);
  if (ride.driverId === actor.userId) throw new AppError('ILLEGAL_STEP');
  if (!driver.approved) throw new AppError('DRIVER_NOT_APPROVED');
  if (driver.suspended) throw new AppError('DRIVER_SUSPENDED');
  if (ride.status === 'canceled') throw new AppError('RIDE_GONE');
  if (ride.status !== 'requested') throw new AppError('RIDE_TAKEN');
  const result = await core.db.pool.query({
    name: 'decline_ride',
    text: DECLINE,
    values: [input.rideId, actor.userId],
  });
  if (result.rowCount === 0) throw new AppError('RIDE_TAKEN');
  return { rideId: input.rideId };
}

async function giveBack(core: Core, actor: Actor, input: RideInput): Promise<{ rideId: string }> {
  // The decline first: once the ride is open again, this driver must not be asked.
  await core.db.pool.query({ name: 'decline_ride', text: DECLINE, values: [input.rideId, actor.userId] });
  const image = await core.moveRide({
    rideId: input.rideId,
    event: 'ride.released',
    from: ['accepted'],
    to: 'requested',
    mover: 'driver',
    actorId: actor.userId,
    canceledBy: null,
    reason: null,
  });
  if (!image) throw new AppError('RIDE_CHANGED');
  return { rideId: input.rideId };
}
