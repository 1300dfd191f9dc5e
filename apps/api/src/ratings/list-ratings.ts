import type { RideInput, RideRating } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { asc, eq, sql } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { viewRating } from './rating-queries.ts';

const { rideRatings, rides, users } = schema;

/** What both sides of a ride said, for admins. A ride that an admin gave to another driver may have been rated for both. */
export async function listRatings(
  { orm }: Pick<Db, 'orm'>,
  actor: Actor,
  { rideId }: RideInput,
): Promise<RideRating[]> {
  assertRole(actor, 'admin');
  const rows = await orm
    .select({ rating: rideRatings, riderId: rides.riderId, driver: { id: users.id, name: users.name } })
    .from(rideRatings)
    .innerJoin(rides, eq(rides.id, rideRatings.rideId))
    .innerJoin(
      users,
      sql`${users.id} = case when ${rideRatings.raterId} = ${rides.riderId} then ${rideRatings.ratedId} else ${rideRatings.raterId} end`,
    )
    .where(eq(rideRatings.rideId, rideId))
    .orderBy(asc(rideRatings.at));
  return rows.map(({ rating, riderId, driver }) => ({
    ...viewRating(rating),
    by: rating.raterId === riderId ? 'rider' : 'driver',
    driver,
  }));
}
