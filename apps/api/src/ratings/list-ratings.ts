import type { RideInput, RideRating } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { asc, eq } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { viewRating } from './rating-queries.ts';

const { rideRatings, rides } = schema;

/** What both sides of a ride said, for admins. */
export async function listRatings(
  { orm }: Pick<Db, 'orm'>,
  actor: Actor,
  { rideId }: RideInput,
): Promise<RideRating[]> {
  assertRole(actor, 'admin');
  const rows = await orm
    .select({ rating: rideRatings, riderId: rides.riderId })
    .from(rideRatings)
    .innerJoin(rides, eq(rides.id, rideRatings.rideId))
    .where(eq(rideRatings.rideId, rideId))
    .orderBy(asc(rideRatings.at));
  return rows.map(({ rating, riderId }) => ({
    ...viewRating(rating),
    by: rating.raterId === riderId ? 'rider' : 'driver',
  }));
}
