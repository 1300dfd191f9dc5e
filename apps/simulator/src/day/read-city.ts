import type { LatLng, RideStatus } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';

/** A ride that is under way, or ended a while ago, as people see it. Times in milliseconds since 1970. */
export interface CityRide {
  id: string;
  riderId: string;
  /** The rider's first ride is 1. */
  nth: number;
  status: RideStatus;
  driverId: string | null;
  pickup: LatLng;
  destination: LatLng;
  stops: LatLng[];
  /** How many of the stops. */
  reached: number;
  hasPin: boolean;
  requestedMs: number;
  scheduledMs: number | null;
  acceptedMs: number | null;
  arrivedMs: number | null;
  startedMs: number | null;
  completedMs: number | null;
}

export interface CityOffer {
  rideId: string;
  driverId: string;
  offeredMs: number;
}

export interface City {
  rides: CityRide[];
  offers: CityOffer[];
  /** Drivers who are offline, or asked whether they are still there. */
  awayDriverIds: string[];
}

const ms = (moment: string) => `(extract(epoch from ${moment}) * 1000)::float8`;

const RIDES = `
select r.id, r.rider_id as "riderId", r.status, r.driver_id as "driverId", r.has_pin as "hasPin",
  (select count(*) from rides o where o.rider_id = r.rider_id and o.requested_at <= r.requested_at)::int as nth,
  json_build_object('lat', r.pickup_lat, 'lng', r.pickup_lng) as pickup,
  json_build_object('lat', r.destination_lat, 'lng', r.destination_lng) as destination,
  r.stops, cardinality(r.stop_times) as reached,
  ${ms('r.requested_at')} as "requestedMs", ${ms('r.scheduled_for')} as "scheduledMs",
  ${ms('r.accepted_at')} as "acceptedMs", ${ms('r.arrived_at')} as "arrivedMs",
  ${ms('r.in_transit_at')} as "startedMs", ${ms('r.completed_at')} as "completedMs"
from rides r
where r.status in ('requested', 'accepted', 'picked_up', 'in_transit')
  or r.status = 'completed' and r.updated_at > now() - interval '5 minutes'`;

const OFFERS = `
select o.ride_id as "rideId", o.driver_id as "driverId", ${ms('o.offered_at')} as "offeredMs"
from ride_offers o join rides r on r.id = o.ride_id and r.status = 'requested' and r.next_driver_id is null
where o.ended_at is null and o.declined_at is null and o.expires_at > now()`;

const AWAY = `select id from drivers where not available or paused_since is not null order by id`;

/** What people see at this moment, in no order. */
export async function readCity({ pool }: Db): Promise<City> {
  const { rows: rides } = await pool.query<CityRide>(RIDES);
  const { rows: offers } = await pool.query<CityOffer>(OFFERS);
  const { rows: away } = await pool.query<{ id: string }>(AWAY);
  return { rides, offers, awayDriverIds: away.map(({ id }) => id) };
}
