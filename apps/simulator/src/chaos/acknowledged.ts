import type { Db } from '@ridewire/db';
import type { RideStatus } from '@ridewire/contracts';

/** What people were told is done. None of it may be lost, and nothing may be done twice. */
export class Acknowledged {
  /** Rides by the command that asked for them. */
  readonly requests = new Map<string, string>();
  readonly steps: { rideId: string; status: RideStatus; actorId: string }[] = [];

  get count(): number {
    return this.requests.size + this.steps.length;
  }

  step(rideId: string, status: RideStatus, actorId: string): void {
    this.steps.push({ rideId, status, actorId });
  }
}

const REQUESTS = `
select count(*) filter (where r.id is null) as lost
from json_to_recordset($1::json) as a("commandId" uuid, "rideId" uuid)
left join rides r on r.id = a."rideId" and r.command_id = a."commandId"`;

const STEPS = `
with told as (
  select distinct * from json_to_recordset($1::json) as a("rideId" uuid, status ride_status, "actorId" uuid)
)
select count(*) filter (where not exists (
  select from ride_events e
  where e.ride_id = told."rideId" and e.to_status = told.status and e.actor_id = told."actorId"
)) as lost from told`;

/** Steps that one person made twice, requests that became two rides, and drivers with two of them. */
const DOUBLED = `
select (select count(*) from (
    select from ride_events
    where type in ('ride.accepted', 'ride.picked_up', 'ride.in_transit', 'ride.completed', 'ride.canceled')
    group by ride_id, type, actor_id having count(*) > 1) twice)
  + (select count(*) from (select from rides group by rider_id, command_id having count(*) > 1) twice)
  + (select count(*) from (
    select from rides where status in ('accepted', 'picked_up', 'in_transit')
    group by driver_id having count(*) > 1) twice) as doubled`;

/** How much of it the database doesn't have, and what it has twice. */
export async function countFaults(
  { pool }: Db,
  { requests, steps }: Acknowledged,
): Promise<{ lost: number; doubled: number }> {
  const rows = [...requests].map(([commandId, rideId]) => ({ commandId, rideId }));
  const [asked, made, twice] = await Promise.all([
    pool.query<{ lost: string }>(REQUESTS, [JSON.stringify(rows)]),
    pool.query<{ lost: string }>(STEPS, [JSON.stringify(steps)]),
    pool.query<{ doubled: string }>(DOUBLED),
  ]);
  return {
    lost: Number(asked.rows[0]?.lost) + Number(made.rows[0]?.lost),
    doubled: Number(twice.rows[0]?.doubled),
  };
}
