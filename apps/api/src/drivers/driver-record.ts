import { RECORD_DAYS, type DriverRecord } from '@ridewire/contracts';
import { AppError } from '../core/app-error.ts';
import type { Reader } from '../core/in-snapshot.ts';

const SINCE = `now() - $3::int * interval '1 day'`;

// What counts against a driver is what the driver caused, as in their own profile; `answered` are their own steps of rides.
const RECORD = `
with answered as materialized (
  select ride_id, type from ride_events
  where actor_id = $1 and at > ${SINCE} and type in ('ride.accepted', 'ride.released')
)
select d.last_heard_at as "lastHeardAt", d.suspend_reason as "suspendReason",
  (select count(distinct ride_id)::int from answered where type = 'ride.accepted') as "acceptedCount",
  (select count(distinct ride_id)::int from answered where type = 'ride.released') as "givenBackCount",
  (select count(*)::int from ride_offers o
    where o.driver_id = d.id and o.expires_at > ${SINCE} and (o.declined_at is not null or o.lapsed)
      and not exists (select from answered a where a.ride_id = o.ride_id)) as "turnedDownCount",
  own.*
from drivers d cross join lateral (
  select (count(*) filter (where r.status = 'completed'))::int as "completedCount",
    (count(*) filter (where r.canceled_by = 'driver'))::int as "canceledCount",
    coalesce(sum(r.payout_cents) filter (where r.status = 'completed' and r.completed_at >= midnight), 0)::int as "todayCents"
  from rides r, (select city_day_start((now() at time zone $2)::date, $2) as midnight) day
  where r.driver_id = d.id and r.deleted_at is null
) own
where d.id = $1 and d.deleted_at is null`;

/** How a driver works. @throws AppError DRIVER_NOT_FOUND */
export async function getDriverRecord(db: Reader, driverId: string, timeZone: string): Promise<DriverRecord> {
  const result = await db.pool.query<Omit<DriverRecord, 'lastHeardAt'> & { lastHeardAt: Date | null }>({
    name: 'driver_record',
    text: RECORD,
    values: [driverId, timeZone, RECORD_DAYS],
  });
  const [row] = result.rows;
  if (!row) throw new AppError('DRIVER_NOT_FOUND');
  return { ...row, lastHeardAt: row.lastHeardAt?.toISOString() ?? null };
}
