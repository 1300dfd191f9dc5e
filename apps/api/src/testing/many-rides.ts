import type { Db } from '@ridewire/db';
import { makeActor } from './actors.ts';

/**
 * Rides of the last 40 days, most of them over, some deleted, none on every seventh day; the same at each run except
 * for the time. Places repeat: 'Road' is common, 'Lalmatia' is in every hundredth, 'Zindabahar' only in the ten oldest.
 */
export async function makeManyRides(db: Db, count: number): Promise<void> {
  const riders: string[] = [];
  for (let n = 0; n < 30; n++) riders.push((await makeActor(db, 'rider')).userId);
  const driver = await makeActor(db, 'driver');
  await db.pool.query(
    `insert into rides (id, command_id, rider_id, driver_id, status, type, pickup_address, pickup_lat, pickup_lng,
        destination_address, destination_lat, destination_lng, distance_meters, duration_seconds, fare_cents,
        commission_cents, payout_cents, requested_at, completed_at, canceled_at, canceled_by, deleted_at)
      select (lpad(to_hex(ms), 12, '0') || '7' || substr(hash, 1, 3) || 'a' || substr(hash, 4, 15))::uuid,
        gen_random_uuid(), ($2::uuid[])[1 + n % 30], case when status <> 'requested' then $3::uuid end, status, 'standard',
        case when n % 100 = 0 then 'Lalmatia ' || n when n <= 10 then 'Zindabahar ' || n
          when n % 50 = 1 then 'বাড়ি ' || n || ', গুলশান' else 'House ' || n || ', Road ' || n % 30 end,
        23.7, 90.4, case when n % 40 = 3 then '100% \\ "Café_"' else 'Airport' end, 23.8, 90.4, 7000, 1200, 1000, 200, 800, at,
        case when status = 'completed' then at + interval '20 minutes' end, case when status = 'canceled' then at end,
        (case when status = 'canceled' then 'rider' end)::canceled_by,
        case when status <> 'requested' and n % 11 = 5 then now() end
      from generate_series(1, $1::int) n,
        lateral (select (extract(epoch from now()) * 1000)::bigint
          - (select max(d) from generate_series(0, 40 * ($1::int - n) / $1::int) d where d % 7 <> 6) * 86400000::bigint - ($1::int - n) as ms) t,
        lateral (select to_timestamp(ms / 1000.0) as at, md5(n::text) as hash,
          (case when n > $1::int - 30 and n % 2 = 0 then 'requested' when n % 5 < 2 then 'canceled' else 'completed' end)::ride_status as status) s`,
    [count, riders, driver.userId],
  );
}
