import type { Db } from '@ridewire/db';

/** A violated rule, and how often it was violated. */
export interface Finding {
  what: string;
  count: number;
}

/** Rules that must always hold, checked on the rows themselves. Each query counts violations. */
const RULES: Record<string, string> = {
  'requests with more than one ride': `select count(*) from (
    select 1 from rides group by rider_id, command_id having count(*) > 1) doubled`,
  'rides without their events': `select count(*) from rides r
    where not exists (select from ride_events e where e.ride_id = r.id and e.version = 1)`,
  'rides whose versions have gaps': `select count(*) from (
    select r.id from rides r join ride_events e on e.ride_id = r.id group by r.id
    having count(*) <> r.version or max(e.version) <> r.version or min(e.version) <> 1) gaps`,
  'rides whose last event says another status': `select count(*) from rides r
    where r.status <> (select e.to_status from ride_events e where e.ride_id = r.id order by e.version desc limit 1)`,
  'events that do not follow from the one before': `select count(*) from (
    select from_status, lag(to_status) over (partition by ride_id order by version) as before from ride_events) steps
    where from_status is distinct from before`,
  'rides accepted more than once': `select count(*) from (
    select 1 from ride_events where type = 'ride.accepted' group by ride_id having count(*) > 1) twice`,
  'drivers with two rides at once': `with held as (
      select a.actor_id as driver_id, a.ride_id, tstzrange(a.at, (
        select min(e.at) from ride_events e where e.ride_id = a.ride_id and e.version > a.version
          and e.to_status in ('completed', 'canceled', 'requested'))) as during
      from ride_events a where a.type = 'ride.accepted')
    select count(*) from held x join held y
      on x.driver_id = y.driver_id and x.ride_id < y.ride_id and x.during && y.during`,
  'rides whose driver is not the one who accepted': `select count(*) from rides r
    join ride_events e on e.ride_id = r.id and e.type = 'ride.accepted' where r.driver_id is distinct from e.actor_id`,
  'rides whose money does not add up': `select count(*) from rides where commission_cents + payout_cents <> fare_cents - discount_cents - refunded_cents`,
};

export async function checkRules(db: Db): Promise<Finding[]> {
  return Promise.all(
    Object.entries(RULES).map(async ([what, query]) => {
      const result = await db.pool.query<{ count: string }>(query);
      return { what, count: Number(result.rows[0]?.count) };
    }),
  );
}

/** The statuses of the rides, and why those that nobody has taken are still open. */
export async function countOutcomes(db: Db): Promise<Record<string, number>> {
  const result = await db.pool.query<{ outcome: string; count: string }>(`
    select case
        when r.driver_id is not null then 'accepted'
        when r.status = 'canceled' then 'ended: ' || r.cancel_reason
        when r.offered_count = 0 then 'open: no free driver within reach so far'
        when exists (select from ride_offers o join drivers d on d.id = o.driver_id
          where o.ride_id = r.id and o.declined_at is null and o.expires_at > now() and d.available
          and not exists (select from rides b where b.driver_id = d.id and b.status in ('accepted', 'picked_up', 'in_transit')))
          then 'open: a free driver is being asked'
        else 'open: whoever was asked declined or took another ride' end as outcome, count(*)
    from rides r group by 1 order by 1`);
  return Object.fromEntries(result.rows.map((row) => [row.outcome, Number(row.count)]));
}

/** The database's rides and offers that are settled by now, to compare with the clients. */
export async function readSettled(db: Db, olderThanMs: number) {
  const old = `now() - ${olderThanMs} * interval '1 millisecond'`;
  const [rides, offers] = await Promise.all([
    db.pool.query<{ id: string; version: number; riderId: string; driverId: string | null; status: string }>(
      `select id, version, status, rider_id as "riderId", driver_id as "driverId" from rides where updated_at < ${old}`,
    ),
    db.pool.query<{ rideId: string; driverId: string }>(
      `select ride_id as "rideId", driver_id as "driverId" from ride_offers where offered_at < ${old}`,
    ),
  ]);
  return { rides: rides.rows, offers: offers.rows };
}
