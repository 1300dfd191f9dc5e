import type { Db } from '@ridewire/db';

/** A driver’s accept and an offer to them this close to each other, in seconds, may not have seen each other. */
const CROSSED_SECONDS = 1;
/** The server notes offers that ran out within this time of it, in seconds. */
const NOTED_SECONDS = 10;

/** SQL for the status a ride had at a time. */
const statusAt = (rideId: string, at: string): string =>
  `(select s.to_status from ride_events s where s.ride_id = ${rideId} and s.at <= ${at} order by s.version desc limit 1)`;

/**
 * Offers that stayed open in the database though something ended them. Screens don't show it: they agree with the database. An
 * accepted or canceled ride writes to no offer of its own, so only its return, another ride of the driver and the time count.
 */
const LEFT = `
with unended as (
  select o.* from rides r join ride_offers o on o.ride_id = r.id
  where r.id > $1 and o.declined_at is null and o.ended_at is null
)
select o.ride_id as "rideId", 'its ride came back from a driver' as why from unended o
where not o.lapsed and exists (select from ride_events e where e.ride_id = o.ride_id and e.at > o.offered_at
  and e.type in ('ride.released', 'ride.replaced', 'ride.reassigned', 'ride.unreserved'))
union all
select o.ride_id, 'its driver took another ride' from unended o
where exists (select from ride_events e where e.actor_id = o.driver_id and e.type = 'ride.accepted' and e.ride_id <> o.ride_id
  and e.at > o.offered_at + interval '${CROSSED_SECONDS} seconds' and e.at < o.expires_at and ${statusAt('o.ride_id', 'e.at')} = 'requested')
union all
select o.ride_id, 'its time was over' from unended o
where not o.lapsed and o.expires_at < now() - interval '${NOTED_SECONDS} seconds' and ${statusAt('o.ride_id', 'o.expires_at')} = 'requested'
  and not exists (select from ride_events e where e.ride_id = o.ride_id
    and (e.type = 'ride.reserved' or (e.to_status <> 'requested' and e.at between o.expires_at and o.expires_at + interval '${NOTED_SECONDS} seconds')))`;

/**
 * @param afterId looks at rides since this one
 * @returns a line for each
 */
export async function findLeftOffers({ pool }: Db, afterId: string): Promise<string[]> {
  const { rows } = await pool.query<{ rideId: string; why: string }>(LEFT, [afterId]);
  return rows.map(({ rideId, why }) => `an offer of ${rideId} stayed open after ${why}`);
}
