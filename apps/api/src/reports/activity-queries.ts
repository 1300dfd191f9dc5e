import type { ActivityEvent } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

const { rideEvents, rides, users } = schema;
const rider = alias(users, 'rider');
const actor = alias(users, 'actor');

const SHOWN_EVENTS = 30;

/** The last 30 things people or the system did to rides, newest first. Offers are not among them. */
export async function listActivity(db: Db): Promise<ActivityEvent[]> {
  const rows = await db.orm
    .select({
      id: rideEvents.id,
      rideId: rideEvents.rideId,
      type: sql<ActivityEvent['type']>`${rideEvents.type}`,
      to: rideEvents.toStatus,
      at: rideEvents.at,
      actorName: actor.name,
      actorRole: rideEvents.actorRole,
      riderName: rider.name,
      pickupAddress: rides.pickupAddress,
      destinationAddress: rides.destinationAddress,
      fareCents: sql<number>`${rides.fareCents} - ${rides.discountCents}`,
      reason: sql<string | null>`${rideEvents.data} ->> 'reason'`,
      isDeleted: sql<boolean>`${isNotNull(rides.deletedAt)}`,
    })
    .from(rideEvents)
    .innerJoin(rides, eq(rides.id, rideEvents.rideId))
    .innerJoin(rider, eq(rider.id, rides.riderId))
    .leftJoin(actor, eq(actor.id, rideEvents.actorId))
    .where(ne(rideEvents.type, 'ride.offered'))
    .orderBy(desc(rideEvents.at), desc(rideEvents.id))
    .limit(SHOWN_EVENTS);
  return rows.map(({ at, actorName, actorRole, ...event }) => ({
    ...event,
    at: at.toISOString(),
    actor: actorName !== null && actorRole !== null ? { name: actorName, role: actorRole } : null,
  }));
}
