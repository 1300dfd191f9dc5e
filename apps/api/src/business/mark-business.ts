import type { MarkBusinessInput, RideBusiness } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { lockRider } from '../scheduled/schedule-ride.ts';
import { changeableUntil } from './business-queries.ts';

const { businessRides, rides } = schema;

/**
 * Marks a rider's own completed ride as business, says something else of it, or takes the mark away; done again, it stays so.
 * @throws AppError RIDE_NOT_FOUND, NOT_COMPLETED, BUSINESS_TOO_LATE, TOO_MANY
 */
export async function markBusiness(
  { db, limits }: { db: Db; limits: Limits },
  actor: Actor,
  { rideId, business }: MarkBusinessInput,
): Promise<RideBusiness> {
  assertRole(actor, 'rider');
  const riderId = actor.userId;
  await limits.spend('changeByAccount', riderId);
  return inTransaction(db, async (tx) => {
    // A person whose account is being deleted leaves no mark behind.
    await lockRider(tx, riderId, actor);
    const [ride] = await tx
      .select({ completedAt: rides.completedAt })
      .from(rides)
      .where(and(eq(rides.id, rideId), eq(rides.riderId, riderId), isNull(rides.deletedAt)));
    if (!ride) throw new AppError('RIDE_NOT_FOUND');
    const until = changeableUntil(ride.completedAt);
    if (!until) throw new AppError('BUSINESS_NOT_COMPLETED');
    if (until.getTime() < Date.now()) throw new AppError('BUSINESS_TOO_LATE');
    if (business) {
      const set = { ...business, markedAt: new Date() };
      await tx
        .insert(businessRides)
        .values({ rideId, riderId, ...set })
        .onConflictDoUpdate({ target: businessRides.rideId, set });
    } else await tx.delete(businessRides).where(eq(businessRides.rideId, rideId));
    return { business, changeableUntil: until.toISOString() };
  });
}
