import type { RequestRideInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { pickupCell } from '@ridewire/db/pickup-cell';
import { MicroBatch } from '../core/micro-batch.ts';
import { CHANNEL } from '../realtime/server-events.ts';
import { commitRides, isRefusal, type Publisher } from './commit-rides.ts';
import { RIDE_IMAGE, type RideImage } from './ride-image.ts';

/** A ride to be made, with the drivers asked first. */
export interface NewRide extends Pick<RequestRideInput, 'commandId' | 'pickup' | 'destination' | 'type'> {
  id: string;
  riderId: string;
  ipAddress: string | null;
  distanceMeters: number;
  durationSeconds: number;
  fareCents: number;
  commissionCents: number;
  payoutCents: number;
  offers: { driverId: string; meters: number | null }[];
  /** How long the offers stand, and when more drivers are asked, in seconds from now. */
  offerSeconds: number;
  nextWaveSeconds: number;
}

/** Makes the ride; undefined when the rider has an active one, is blocked, or the command was already carried out. */
export type RideMaker = (ride: NewRide) => Promise<RideImage | undefined>;

const INSERT_RIDES = {
  name: 'insert_rides',
  text: `
with wanted as (
  select * from json_to_recordset($1::json) as w(
    n int, id uuid, "commandId" uuid, "riderId" uuid, "ipAddress" text, type ride_type, pickup json, destination json,
    "pickupCell" text,
    "distanceMeters" int, "durationSeconds" int, "fareCents" int, "commissionCents" int, "payoutCents" int,
    offers json, "offerSeconds" int, "nextWaveSeconds" int)
), made as (
  insert into rides (
    id, command_id, rider_id, type, pickup_address, pickup_lat, pickup_lng, pickup_cell, destination_address,
    destination_lat, destination_lng, distance_meters, duration_seconds, fare_cents, commission_cents, payout_cents, offered_count, wave,
    next_wave_at)
  select id, "commandId", "riderId", type,
    pickup ->> 'address', (pickup ->> 'lat')::float8, (pickup ->> 'lng')::float8, "pickupCell",
    destination ->> 'address', (destination ->> 'lat')::float8, (destination ->> 'lng')::float8,
    "distanceMeters", "durationSeconds", "fareCents", "commissionCents", "payoutCents",
    json_array_length(offers), 1, now() + "nextWaveSeconds" * interval '1 second'
  from wanted
  -- Locked: a block that commits meanwhile is seen, and one that comes later sees the ride.
  where exists (select from users u where u.id = "riderId" and u.status = 'active' for share)
  on conflict do nothing
  returning *
), offered as (
  insert into ride_offers (ride_id, driver_id, wave, pickup_meters, expires_at)
  select w.id, o."driverId", 1, o.meters, now() + w."offerSeconds" * interval '1 second'
  from made join wanted w using (id)
  cross join lateral json_to_recordset(w.offers) as o("driverId" uuid, meters int)
), logged as (
  insert into ride_events (ride_id, version, type, to_status, actor_id, actor_role, ip_address, data)
  select id, version, 'ride.requested', status, rider_id, 'rider', w."ipAddress", json_build_object('offered', offered_count)
  from made join wanted w using (id)
), messages as materialized (
  select w.n, json_build_object(
    'event', 'ride.requested', 'ride', ${RIDE_IMAGE}, 'offers', w.offers,
    'offeredAt', floor(extract(epoch from now()) * 1000),
    'expiresAt', floor(extract(epoch from now()) * 1000) + w."offerSeconds" * 1000)::text as payload
  from made r join wanted w using (id)
)
select n, payload, pg_notify('${CHANNEL}', payload) as notified from messages`,
};

/** Requests that arrive while a commit is under way go into the next statement together. */
export function createRideMaker(db: Db, publisher: Publisher): RideMaker {
  const batch = new MicroBatch<NewRide, RideImage | undefined>(
    (rides) =>
      commitRides(
        db,
        publisher,
        INSERT_RIDES,
        rides.map((ride) => ({ ...ride, pickupCell: pickupCell(ride.pickup) })),
      ),
    (ride) => [ride.riderId],
    isRefusal,
  );
  return (ride) => batch.add(ride);
}
