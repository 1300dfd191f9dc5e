import { KEPT_PLACE_MINUTES } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { hasRideSql } from '../drivers/has-ride.ts';

/**
 * A driver who came into the zone in time joins its line only once another position of theirs was there: a phone in the background
 * reports once a minute, a receiver in a car park even less often. The row stays for so long, in seconds; nobody is shown it.
 */
const GRACE_SECONDS = 180;

/*
 * What the rows say decides, whichever process asks and however often: the ride says who ended it, its story who lost it. A driver who
 * gives it back, doesn't come or cancels it lost the place themselves.
 */
const SETTLE = `
with ended as materialized (
  select k.driver_id, case
    when r.driver_id is distinct from k.driver_id then (
      select case when e.type = 'ride.reassigned' then e.at end from ride_events e
      where e.ride_id = k.ride_id and e.data -> 'driver' ->> 'from' = k.driver_id::text
      order by e.version desc limit 1)
    when r.status = 'canceled' and (r.canceled_by <> 'driver' or r.is_no_show) then r.canceled_at
  end as at
  from queue_kept_places k join rides r on r.id = k.ride_id
  where ($1::uuid[] is null or k.driver_id = any ($1)) and k.kept_until is null
    and (r.driver_id is distinct from k.driver_id or r.status in ('completed', 'canceled'))
  for update of k skip locked
), kept as (
  update queue_kept_places k set kept_until = ended.at + interval '${KEPT_PLACE_MINUTES} minutes'
  from ended where k.driver_id = ended.driver_id and ended.at is not null
), gone as materialized (
  select k.driver_id from queue_kept_places k
  where k.kept_until < now() - interval '${GRACE_SECONDS} seconds' or (k.kept_until is not null and ${hasRideSql('k.driver_id')})
  for update of k skip locked
)
delete from queue_kept_places k
where k.driver_id in (select driver_id from ended where at is null union all select driver_id from gone)`;

/**
 * Drivers whose ride ended through no doing of theirs can have their place back from then on; the kept places of the others go, and so
 * do those not wanted back in time or lost to another ride.
 * @param driverIds those whose ride may have ended; null for all
 */
export async function settleKeptPlaces(
  { pool }: Pick<Db, 'pool'>,
  driverIds: readonly string[] | null,
): Promise<void> {
  await pool.query({ name: 'settle_kept_places', text: SETTLE, values: [driverIds] });
}
