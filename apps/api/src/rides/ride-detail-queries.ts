import type { OwnedRide, RideDetail } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { RIDE_DETAIL, viewDetail, type DetailRow } from './ride-detail.ts';
import { RIDE_IMAGE, type RideImage } from './ride-image.ts';
import { viewOwned } from './ride-view.ts';

// A rider or driver sees their own; admins see all.
const VISIBLE = `r.deleted_at is null and ($2::uuid is null or $2 in (r.rider_id, r.driver_id))`;

/**
 * One ride, for its rider, its driver and admins.
 * @throws AppError RIDE_NOT_FOUND, also when it is somebody else's
 */
export async function getRide(db: Db, actor: Actor, rideId: string): Promise<RideDetail> {
  const result = await db.pool.query<DetailRow>({
    name: 'get_ride',
    text: `select ${RIDE_DETAIL} from rides r where r.id = $1 and ${VISIBLE}`,
    values: [rideId, actor.role === 'admin' ? null : actor.userId],
  });
  const [row] = result.rows;
  if (!row) throw new AppError('RIDE_NOT_FOUND');
  return viewDetail(row);
}

/** The ride a person is in; null when there is none. */
export async function findOwnRide(db: Db, { userId }: Actor): Promise<RideDetail | null> {
  const result = await db.pool.query<DetailRow>({
    name: 'find_own_ride',
    text: `select ${RIDE_DETAIL} from rides r where r.deleted_at is null and (
      (r.rider_id = $1 and r.status in ('requested', 'accepted', 'picked_up', 'in_transit'))
      or (r.driver_id = $1 and r.status in ('accepted', 'picked_up', 'in_transit')))`,
    values: [userId],
  });
  return result.rows[0] ? viewDetail(result.rows[0]) : null;
}

/** So many requests are shown at once; who takes one gets room for others. */
const MAX_OPEN = 50;

/** Requests a driver may take now: of those not declined, the ones that wait longest. */
export async function listOpenRides(db: Db, driverId: string): Promise<OwnedRide[]> {
  const result = await db.pool.query<{ image: RideImage }>({
    name: 'list_open_rides',
    text: `select ${RIDE_IMAGE} as image from rides r
      where r.status = 'requested' and r.deleted_at is null
        and (select d.available from drivers d where d.id = $1)
        and not exists (select from rides o where o.driver_id = $1 and o.status in ('accepted', 'picked_up', 'in_transit'))
        and not exists (select from ride_offers o where o.ride_id = r.id and o.driver_id = $1 and o.declined_at is not null)
      order by r.id limit $2`,
    values: [driverId, MAX_OPEN],
  });
  return result.rows.map(({ image }) => viewOwned(image));
}
