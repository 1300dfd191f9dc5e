import type { Db } from '@ridewire/db';
import { CHANNEL } from '../realtime/server-events.ts';

/** A decline lasts, offered or not: the row is what keeps the ride away from this driver. */
const DECLINE = `
with declined as (
  insert into ride_offers (ride_id, driver_id, wave, expires_at, declined_at)
  select id, $2, wave, now(), now() from rides where id = $1 and deleted_at is null
    and (status = 'requested' or driver_id = $2)
  on conflict (ride_id, driver_id) do update set declined_at = now()
  returning ride_id, coalesce(old.declined_at is null and old.expires_at > now(), false) as was_asked
)
select wave, was_asked as "wasAsked", pg_notify('${CHANNEL}', json_build_object(
  'event', 'offer.declined', 'driverId', $2::uuid, 'rideId', id, 'version', version)::text) as notified
from rides join declined on declined.ride_id = id`;

/**
 * The next wave needn't wait for people who all said no. A statement of its own, after the commit: of the last two, who decline
 * at once, one sees both. The wave tells whether another was made meanwhile.
 */
const ASK_OTHERS = `
update rides r set next_wave_at = now()
where r.id = $1 and r.status = 'requested' and r.wave = $2 and r.next_wave_at > now()
  and not exists (select from ride_offers o where o.ride_id = r.id and o.declined_at is null and o.expires_at > now())`;

/**
 * Keeps a ride that waits, or that this driver has, away from the driver. Was it the last who had been asked and not answered,
 * others are asked at once.
 * @returns whether there was such a ride
 */
export async function declineOffer(db: Db, rideId: string, driverId: string): Promise<boolean> {
  const { rows } = await db.pool.query<{ wave: number; wasAsked: boolean }>({
    name: 'decline_offer',
    text: DECLINE,
    values: [rideId, driverId],
  });
  const [declined] = rows;
  if (declined?.wasAsked)
    await db.pool.query({ name: 'ask_others', text: ASK_OTHERS, values: [rideId, declined.wave] });
  return declined !== undefined;
}
