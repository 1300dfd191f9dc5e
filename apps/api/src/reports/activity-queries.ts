import type { ActivityEvent } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';

const SHOWN_EVENTS = 30;

type ActivityRow = Omit<ActivityEvent, 'at' | 'actor'> & {
  at: Date;
  actorName: string | null;
  actorRole: NonNullable<ActivityEvent['actor']>['role'] | null;
};

/** The last 30 things that people or the system did to rides, newest first. Whom dispatch asked is not among them. */
export async function listActivity(db: Db): Promise<ActivityEvent[]> {
  const result = await db.pool.query<ActivityRow>({
    name: 'activity',
    text: `select e.id::float8 as id, e.ride_id as "rideId", e.type, e.to_status as "to", e.at,
        actor.name as "actorName", e.actor_role as "actorRole", rider.name as "riderName",
        r.pickup_address as "pickupAddress", r.destination_address as "destinationAddress",
        r.fare_cents as "fareCents", e.data ->> 'reason' as reason, r.deleted_at is not null as "isDeleted"
      from ride_events e join rides r on r.id = e.ride_id join users rider on rider.id = r.rider_id
        left join users actor on actor.id = e.actor_id
      where e.type <> 'ride.offered' order by e.at desc, e.id desc limit $1`,
    values: [SHOWN_EVENTS],
  });
  return result.rows.map(({ at, actorName, actorRole, ...event }) => ({
    ...event,
    at: at.toISOString(),
    actor: actorName !== null && actorRole !== null ? { name: actorName, role: actorRole } : null,
  }));
}
