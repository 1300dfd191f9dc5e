import { CHAT_OPEN_MS, isActive, isGuest, type ChatSide, type RideStatus } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Tx } from '../core/in-transaction.ts';

const { rides, users } = schema;

/** A conversation, for one of its two sides. */
export interface Chat {
  rideId: string;
  riderId: string;
  driverId: string;
  by: ChatSide;
  /** Until when both can write; null while the ride goes on. */
  closesAt: Date | null;
}

const closingOf = (ride: { status: RideStatus; completedAt: Date | null; canceledAt: Date | null }) => {
  const endedAt = isActive(ride.status) ? null : (ride.completedAt ?? ride.canceledAt);
  return endedAt && new Date(endedAt.getTime() + CHAT_OPEN_MS);
};

/**
 * The conversation of a ride's rider with its present or last driver, for one of the two. A driver who lost the ride
 * finds none, nor does the next one find what was said before.
 * @param expected the driver the caller means, where they say it
 * @throws AppError RIDE_NOT_FOUND for everyone else, while the ride has no driver, and where its rider is a guest
 */
export async function findChat(
  orm: Tx,
  { userId, role }: Actor,
  { rideId, driverId: expected }: { rideId: string; driverId?: string | undefined },
): Promise<Chat> {
  const { riderId, driverId, status, completedAt, canceledAt } = rides;
  const [ride] = await orm
    .select({ riderId, driverId, status, completedAt, canceledAt, email: users.email })
    .from(rides)
    .innerJoin(users, eq(users.id, riderId))
    .where(and(eq(rides.id, rideId), isNull(rides.deletedAt)));
  if (!ride?.driverId || (expected !== undefined && ride.driverId !== expected))
    throw new AppError('RIDE_NOT_FOUND');
  const isOne =
    (role === 'rider' && ride.riderId === userId) || (role === 'driver' && ride.driverId === userId);
  if (!isOne || isGuest(ride)) throw new AppError('RIDE_NOT_FOUND');
  return { rideId, riderId: ride.riderId, driverId: ride.driverId, by: role, closesAt: closingOf(ride) };
}
