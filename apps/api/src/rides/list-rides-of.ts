import type { OwnedRide, UserIdInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { RIDE_IMAGE, type RideImage } from './ride-image.ts';
import { viewOwned } from './ride-view.ts';

const SHOWN_RIDES = 10;

// One part for each index there is; nobody rides and drives.
const LAST_RIDES = `
with near as (
  (select id from rides where rider_id = $1 and status in ('completed', 'canceled') and deleted_at is null
    order by requested_at desc limit $2)
  union
  (select id from rides where rider_id = $1 and status in ('requested', 'accepted', 'picked_up', 'in_transit'))
  union
  (select id from rides where driver_id = $1 and deleted_at is null order by requested_at desc limit $2)
)
select ${RIDE_IMAGE} as image from rides r join near using (id)
where r.deleted_at is null order by r.requested_at desc limit $2`;

/** The last 10 rides that somebody took or drove, under way or not, newest first. */
export async function listRidesOf(db: Db, { userId }: UserIdInput): Promise<OwnedRide[]> {
  const result = await db.pool.query<{ image: RideImage }>({
    name: 'list_rides_of',
    text: LAST_RIDES,
    values: [userId, SHOWN_RIDES],
  });
  return result.rows.map(({ image }) => viewOwned(image));
}
