import type { Db } from '@ridewire/db';
import { CHANNEL } from '../realtime/server-events.ts';

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

/** Keeps a ride that waits, or that this driver has, away from the driver. @returns whether there was such a ride */
export async function declineOffer(db: Db, rideId: string, driverId: string): Promise<boolean> {
  const result = await db.pool.query({ name: 'decline_offer', text: DECLINE, values: [rideId, driverId] });
  return result.rowCount !== 0;
}
