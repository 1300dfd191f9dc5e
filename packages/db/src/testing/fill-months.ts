import { query } from './query.ts';

/**
 * Rides of one rider and one driver that are over, `each` in every month of these, with events, an offer and a track.
 * @param months how many months before the present one; 0 is the present one
 */
export async function fillMonths(
  connectionString: string,
  months: readonly number[],
  each: number,
): Promise<void> {
  await query(
    connectionString,
    `with rider as (
      insert into users (id, email, password_hash, role, name)
      values (uuidv7(), uuidv7() || '@example.test', 'none', 'rider', 'Rider') returning id
    ), driving as (
      insert into users (id, email, password_hash, role, name)
      values (uuidv7(), uuidv7() || '@example.test', 'none', 'driver', 'Driver') returning id
    ), driver as (
      insert into drivers (id) select id from driving returning id
    ), asked as (
      select uuidv7(at - now()) as id, at from (
        select date_trunc('month', now(), 'UTC') - m * interval '1 month' + n * interval '1 second' as at
        from unnest(array[${months.join()}]::int[]) m, generate_series(1, ${each}) n
      ) moments
    ), made as (
      insert into rides (id, command_id, rider_id, driver_id, status, type, pickup_address, pickup_lat, pickup_lng, destination_address,
        destination_lat, destination_lng, distance_meters, duration_seconds, fare_cents, commission_cents, payout_cents, version,
        requested_at, accepted_at, picked_up_at, in_transit_at, completed_at, offered_count)
      select a.id, uuidv7(), rider.id, driver.id, 'completed', 'standard', 'Gulshan 2 Circle', 23.7947, 90.4143, 'Airport',
        23.8433, 90.3978, 7000, 1260, 1000, 200, 800, 3, a.at, a.at, a.at, a.at, a.at, 1
      from asked a, rider, driver returning id, rider_id, driver_id, requested_at
    ), events as (
      insert into ride_events (ride_id, version, type, from_status, to_status, actor_id, actor_role, ip_address, data, at)
      select id, v, (array['ride.requested', 'ride.accepted', 'ride.completed'])[v],
        (array[null, 'requested', 'in_transit'])[v]::ride_status, (array['requested', 'accepted', 'completed'])[v]::ride_status,
        case v when 1 then rider_id else driver_id end, (case v when 1 then 'rider' else 'driver' end)::role, '203.0.113.7',
        case v when 1 then '{"offered": 1, "said": "a\\tb\\\\c\\nd"}'::jsonb end, requested_at + v * interval '1 minute'
      from made, generate_series(1, 3) v order by id, v
    ), offers as (
      insert into ride_offers (ride_id, driver_id, wave, pickup_meters, expires_at) select id, driver_id, 1, 500, requested_at from made
    )
    insert into ride_tracks (ride_id, driver_id, approach, trip) select id, driver_id, '{2379470,9041430}', '{2379470,9041430,2384330,9039780}' from made`,
  );
}
