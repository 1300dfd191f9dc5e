import { RATING_OPEN_MS, type ChatSide, type RatingView } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq, isNull } from 'drizzle-orm';
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

/** A ride, for one of its two sides. */
export interface RatedRide {
  side: ChatSide;
  raterId: string;
  ratedId: string;
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
    raterId: userId,
    ratedId: role === 'rider' ? driverId : riderId,
    closesAt: endedAt && new Date(endedAt.getTime() + RATING_OPEN_MS),
  };
}

export async function findRating(orm: Tx, rideId: string, raterId: string): Promise<Row | undefined> {
  const [row] = await orm
    .select()
    .from(rideRatings)
    .where(and(eq(rideRatings.rideId, rideId), eq(rideRatings.raterId, raterId)));
  return row;
}
