import type { Db } from '@ridewire/db';

/**
 * Finished rides of the last 200 days, evenly spread, with ids of the same age: of every five, the last is canceled,
 * and one is requested by `xl`.
 */
export async function makeRides(
  db: Db,
  { riderId, driverId, count }: { riderId: string; driverId: string; count: number },
): Promise<void> {
  const BATCH = 20_000;
  for (let from = 0; from < count; from += BATCH)
    await db.pool.query(
      `insert into rides (id, command_id, rider_id, driver_id, status, version, type, pickup_address, pickup_lat,
          pickup_lng, destination_address, destination_lat, destination_lng, distance_meters, duration_seconds,
          fare_cents, commission_cents, payout_cents, requested_at, completed_at, canceled_at, canceled_by, updated_at)
        select uuidv7(asked - now()), gen_random_uuid(), $1, $2,
          case when n % 5 = 4 then 'canceled' else 'completed' end::ride_status, 5,
          case when n % 7 = 0 then 'xl' else 'standard' end, 'Gulshan 2 Circle', 23.7947, 90.4143,
          'Airport', 23.8433, 90.3978, 7000, 1260, fare, fare / 5, fare - fare / 5, asked,
          case when n % 5 <> 4 then asked + interval '30 minutes' end,
          case when n % 5 = 4 then asked + interval '5 minutes' end,
          case when n % 5 = 4 then 'rider' end::canceled_by, asked + interval '30 minutes'
        from (
          select n, 1000 + n * 37 % 900 as fare,
            now() - interval '1 hour' - n * (interval '200 days' / $3::int) as asked
          from generate_series($4::int, $5::int - 1) n
        ) past`,
      [riderId, driverId, count, from, Math.min(count, from + BATCH)],
    );
}

/**
 * Rides that a driver completed a moment ago and no process hears of, so that none counts them by itself.
 * @param count at most 4
 * @returns their ids
 */
export async function makeUnheard(
  db: Db,
  { riderId, driverId, count }: { riderId: string; driverId: string; count: number },
): Promise<string[]> {
  await makeRides(db, { riderId, driverId, count });
  const { rows } = await db.pool.query<{ id: string }>(
    `update rides set requested_at = now() - interval '1 ms', completed_at = now(), updated_at = now()
      where driver_id = $1 returning id`,
    [driverId],
  );
  return rows.map(({ id }) => id);
}
