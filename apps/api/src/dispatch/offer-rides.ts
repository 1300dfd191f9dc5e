import type { Db } from '@ridewire/db';
import { MicroBatch } from '../core/micro-batch.ts';
import { CHANNEL } from '../realtime/server-events.ts';
import { commitRides, isRefusal, type Publisher } from '../rides/commit-rides.ts';
import { RIDE_IMAGE, type RideImage } from '../rides/ride-image.ts';
import type { Candidate } from './driver-index.ts';
import { IGNORED_REST_SECONDS, OFFER_SECONDS } from './plan-wave.ts';

/** Asks; undefined where nobody new was to be asked, or the ride waits no more. */
export type RideOfferer = (offers: NewOffers) => Promise<RideImage | undefined>;

/** Drivers to ask for a ride that still waits. */
export interface NewOffers {
  rideId: string;
  offers: Candidate[];
  /** A planned wave: it counts only if no other process made it first. Null for a driver who just became free. */
  wave: { after: number; nextWaveSeconds: number } | null;
}

/**
 * Offers, the ride's new count of asked drivers, its event and notification in one statement. A ride that was taken
 * meanwhile gets none; who declined is never asked again; who is asked anew gets a new time to think, but who let it run out
 * not before a rest.
 *
 * Rides are locked in the order of their ids, as everywhere, so that two processes never wait for each other in a circle.
 */
const OFFER_RIDES = {
  name: 'offer_rides',
  text: `
with wanted as (
  select * from json_to_recordset($1::json) as w(n int, "rideId" uuid, after int, "nextWaveSeconds" int, offers json)
), waiting as materialized (
  select r.id, w.n, w.after, w."nextWaveSeconds", w.offers from rides r join wanted w on w."rideId" = r.id
  where r.status = 'requested' and r.deleted_at is null and (w.after is null or r.wave = w.after)
  order by r.id for no key update of r
), put as (
  insert into ride_offers as offer (ride_id, driver_id, wave, pickup_meters, expires_at)
  select w.id, o."driverId", coalesce(w.after + 1, 0), o.meters, now() + $2::int * interval '1 second'
  from waiting w cross join lateral json_to_recordset(w.offers) as o("driverId" uuid, meters int)
  where exists (select from drivers d where d.id = o."driverId" and d.available and d.silent_since is null and d.paused_since is null)
    and not exists (select from rides a where a.driver_id = o."driverId" and a.status in ('accepted', 'picked_up', 'in_transit'))
  on conflict (ride_id, driver_id) do update
    set offered_at = now(), expires_at = excluded.expires_at, pickup_meters = excluded.pickup_meters, lapsed = false
    where offer.declined_at is null and not (offer.lapsed and offer.expires_at > now() - $3::int * interval '1 second')
  returning ride_id, driver_id, pickup_meters, (old.ride_id is null) as fresh
), moved as (
  update rides r set
    wave = coalesce(w.after + 1, r.wave),
    next_wave_at = coalesce(now() + w."nextWaveSeconds" * interval '1 second', r.next_wave_at),
    offered_count = r.offered_count + (select count(*) from put where ride_id = r.id and fresh),
    version = r.version + (exists (select from put where ride_id = r.id))::int,
    updated_at = now()
  from waiting w where r.id = w.id
  returning new.*, w.n
), logged as (
  insert into ride_events (ride_id, version, type, from_status, to_status, data)
  select m.id, m.version, 'ride.offered', 'requested', 'requested', json_build_object('wave', m.wave, 'offered', m.offered_count)
  from moved m where exists (select from put where ride_id = m.id)
), messages as materialized (
  select r.n, json_build_object(
    'event', 'ride.offered', 'ride', ${RIDE_IMAGE},
    'offers', (select json_agg(json_build_object('driverId', driver_id, 'meters', pickup_meters)) from put where ride_id = r.id),
    'offeredAt', floor(extract(epoch from now()) * 1000),
    'expiresAt', floor(extract(epoch from now()) * 1000) + $2::int * 1000)::text as payload
  from moved r where exists (select from put where ride_id = r.id)
)
select n, payload, pg_notify('${CHANNEL}', payload) as notified from messages`,
};

/**
 * Offers that arrive while a commit is under way go into the next statement together, each ride once: many drivers who come
 * online at once don't wait for each other's rows.
 */
export function createRideOfferer(db: Db, publisher: Publisher): RideOfferer {
  const batch = new MicroBatch<NewOffers, RideImage | undefined>(
    (rides) =>
      commitRides(
        db,
        publisher,
        OFFER_RIDES,
        rides.map(({ rideId, offers, wave }) => ({ rideId, offers, ...wave })),
        OFFER_SECONDS,
        IGNORED_REST_SECONDS,
      ),
    ({ rideId }) => [rideId],
    isRefusal,
  );
  return (offers) => batch.add(offers);
}
