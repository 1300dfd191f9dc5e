import type { LatLng, Offer } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { RIDE_IMAGE, type RideImage } from '../rides/ride-image.ts';
import { viewOffer } from './offer-view.ts';
import { IGNORED_REST_SECONDS, REQUEST_MINUTES } from './plan-wave.ts';

/** Requests a driver can take now: offered, not declined, not run out, and only while free and online; nearest first. */
export async function listOffers(db: Db, driverId: string): Promise<Offer[]> {
  const result = await db.pool.query<{
    image: RideImage;
    meters: number | null;
    offeredAt: Date;
    expiresAt: Date;
  }>({
    name: 'list_offers',
    text: `select ${RIDE_IMAGE} as image, o.pickup_meters as meters, o.offered_at as "offeredAt", o.expires_at as "expiresAt"
      from ride_offers o join rides r on r.id = o.ride_id
      where o.driver_id = $1 and o.declined_at is null and o.expires_at > now()
        and r.status = 'requested' and r.deleted_at is null
        and exists (select from drivers d where d.id = $1 and d.available)
        and not exists (select from rides a where a.driver_id = $1 and a.status in ('accepted', 'picked_up', 'in_transit'))
      order by o.pickup_meters nulls last, o.offered_at`,
    values: [driverId],
  });
  return result.rows.map((row) =>
    viewOffer(row.image, row.meters, row.offeredAt.getTime(), row.expiresAt.getTime()),
  );
}

/** A request whose next wave is due. */
export interface DueRide {
  id: string;
  wave: number;
  pickup: LatLng;
  expired: boolean;
  /** Drivers not to ask now: they declined, their offer still stands, or it ran out unanswered a moment ago. */
  settled: string[];
  /** Drivers who let an offer of it run out longer ago: asked again once nobody else is left. */
  ignored: string[];
}

/** Requests whose next wave is due, longest due first; at most `limit`. One that a driver gave back, or that became another type's for the first time, has its time anew. */
export async function listDueRides(db: Db, limit: number): Promise<DueRide[]> {
  const result = await db.pool.query<DueRide>({
    name: 'list_due_rides',
    text: `select r.id, r.wave, json_build_object('lat', r.pickup_lat, 'lng', r.pickup_lng) as pickup,
        greatest(r.requested_at, (
          select greatest(max(e.at) filter (where e.type <> 'ride.retyped'), min(e.at) filter (where e.type = 'ride.retyped'))
          from ride_events e where e.ride_id = r.id and e.type in ('ride.released', 'ride.reassigned', 'ride.retyped')))
          < now() - $1 * interval '1 minute' as expired,
        array(select o.driver_id from ride_offers o
          where o.ride_id = r.id and (o.declined_at is not null
            or o.expires_at > now() - case when o.lapsed then $3 else 0 end * interval '1 second')) as settled,
        array(select o.driver_id from ride_offers o
          where o.ride_id = r.id and o.declined_at is null and o.lapsed
            and o.expires_at <= now() - $3 * interval '1 second') as ignored
      from rides r where r.status = 'requested' and r.next_wave_at <= now() and r.deleted_at is null
      order by r.next_wave_at limit $2`,
    values: [REQUEST_MINUTES, limit, IGNORED_REST_SECONDS],
  });
  return result.rows;
}

/** All rides nobody has taken yet, the longest waiting first; `waitedMs` by the database's clock. */
export async function listWaitingRides(db: Db): Promise<{ id: string; pickup: LatLng; waitedMs: number }[]> {
  const result = await db.pool.query<{ id: string; pickup: LatLng; waitedMs: number }>(
    `select id, json_build_object('lat', pickup_lat, 'lng', pickup_lng) as pickup,
        (extract(epoch from now() - requested_at) * 1000)::float8 as "waitedMs"
      from rides where status = 'requested' and deleted_at is null order by requested_at`,
  );
  return result.rows;
}
