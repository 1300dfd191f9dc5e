import type { Db } from '@ridewire/db';

/** Makes `count` completed rides, one every 12 hours back from yesterday. */
export async function makeHistory(
  db: Db,
  { riderId, driverId, count }: { riderId: string; driverId: string; count: number },
): Promise<void> {
  await db.pool.query(
    `insert into rides (id, command_id, rider_id, driver_id, status, version, type, pickup_address, pickup_lat,
        pickup_lng, destination_address, destination_lat, destination_lng, distance_meters, duration_seconds,
        fare_cents, commission_cents, payout_cents, requested_at, completed_at, updated_at, pickup_cell)
      select uuidv7(done - interval '30 minutes' - now()), gen_random_uuid(), $1, $2, 'completed', 5, 'standard', 'Gulshan 2 Circle', 23.7947,
        90.4143, 'Airport', 23.8433, 90.3978, 7000, 1260, fare, fare / 5, fare - fare / 5, done - interval '30 minutes',
        done, done, '883cf13b21fffff'
      from (select 1000 + n * 37 % 900 as fare, now() - interval '1 day' - n * interval '12 hours' as done
        from generate_series(0, $3::int - 1) n) past`,
    [riderId, driverId, count],
  );
}
