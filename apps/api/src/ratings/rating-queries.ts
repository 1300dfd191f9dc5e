import { RATING_OPEN_MS, type ChatSide, type RatingView } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Tx } from '../core/in-transaction.ts';

const { rideRatings, rides } = schema;

type Row = typeof rideRatings.$inferSelect;

export const viewRating = ({ stars, tags, comment, at, changedAt }: Row): RatingView => ({
  stars,
  tags,
  comment,
  isFixed: changedAt !== null,
  at: at.toISOString(),
});

/** A ride, for one of its two sides; a rider rates the driver who has it now, or had it last. */
export interface RatedRide extends RatingKey {
  side: ChatSide;
  /** Null while the ride isn't completed. */
  closesAt: Date | null;
}

/** @throws AppError RIDE_NOT_FOUND for everyone but its rider and its present or last driver */
export async function findRatedRide(orm: Tx, { userId, role }: Actor, rideId: string): Promise<RatedRide> {
  const [ride] = await orm
    .select({
      riderId: rides.riderId,
      driverId: rides.driverId,
      status: rides.status,
      completedAt: rides.completedAt,
    })
    .from(rides)
    .where(and(eq(rides.id, rideId), isNull(rides.deletedAt)));
  const { riderId, driverId } = ride ?? {};
  const isOne =
    (role === 'rider' && riderId === userId && driverId) || (role === 'driver' && driverId === userId);
  if (!ride || !riderId || !driverId || !isOne) throw new AppError('RIDE_NOT_FOUND');
  const endedAt = ride.status === 'completed' ? ride.completedAt : null;
  return {
    side: role === 'rider' ? 'rider' : 'driver',
    rideId,
    raterId: userId,
    ratedId: role === 'rider' ? driverId : riderId,
    closesAt: endedAt && new Date(endedAt.getTime() + RATING_OPEN_MS),
  };
}

/** One person's rating of another, for one ride. */
export interface RatingKey {
  rideId: string;
  raterId: string;
  ratedId: string;
}

export const isRating = ({ rideId, raterId, ratedId }: RatingKey): SQL | undefined =>
  and(eq(rideRatings.rideId, rideId), eq(rideRatings.raterId, raterId), eq(rideRatings.ratedId, ratedId));

export async function findRating(orm: Tx, key: RatingKey): Promise<Row | undefined> {
  const [row] = await orm.select().from(rideRatings).where(isRating(key));
  return row;
}
