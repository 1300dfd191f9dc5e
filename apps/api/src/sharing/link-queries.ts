import type { RideLink } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';
import { IS_UNDER_WAY } from './ride-under-way.ts';

const { rideLinks, rides } = schema;

/** The link of a rider's ride, while the ride goes on. */
export async function findOwnLink(
  orm: Tx,
  { rideId, riderId }: { rideId: string; riderId: string },
): Promise<RideLink | null> {
  const [link] = await orm
    .select({ rideId: rideLinks.rideId, token: rideLinks.token })
    .from(rideLinks)
    .innerJoin(rides, eq(rides.id, rideLinks.rideId))
    .where(and(eq(rideLinks.rideId, rideId), eq(rides.riderId, riderId), IS_UNDER_WAY));
  return link ?? null;
}

/** The ride a link is for; undefined if there is no such link. */
export async function findRideOfLink({ orm }: Db, token: string): Promise<string | undefined> {
  const [link] = await orm
    .select({ rideId: rideLinks.rideId })
    .from(rideLinks)
    .innerJoin(rides, eq(rides.id, rideLinks.rideId))
    .where(and(eq(rideLinks.token, token), isNull(rides.deletedAt)));
  return link?.rideId;
}
