import type { StuckRidesSnapshot, TakeStuckInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { logAccountEvent } from '../../audit/log-account-event.ts';
import { assertRole, type Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { tell } from '../../live/tell.ts';
import { listStuckRides } from './stuck-queries.ts';

const { stuckRides } = schema;

/**
 * The first admin has the ride; the answer tells the others who it is, and they may take it over. Its level stays.
 * @throws AppError NOT_STUCK
 */
export async function takeStuckRide(
  deps: { db: Db },
  actor: Actor,
  { rideId, fromId }: TakeStuckInput,
): Promise<StuckRidesSnapshot> {
  assertRole(actor, 'admin');
  await inTransaction(deps.db, async (tx) => {
    const taken = await tx
      .update(stuckRides)
      .set({ ownerId: actor.userId, ownedAt: sql`now()` })
      .where(
        and(
          eq(stuckRides.rideId, rideId),
          isNull(stuckRides.clearedAt),
          fromId ? eq(stuckRides.ownerId, fromId) : isNull(stuckRides.ownerId),
        ),
      )
      .returning({ rideId: stuckRides.rideId });
    if (taken.length === 0) return;
    await logAccountEvent(tx, {
      userId: actor.userId,
      type: 'stuck.taken',
      actor,
      ipAddress: actor.ipAddress ?? null,
      data: { rideId, ...(fromId && { fromId }) },
    });
    await tell(tx, { event: 'stuck.changed' });
  });
  const rides = await listStuckRides(deps.db);
  if (!rides.some((each) => each.rideId === rideId)) throw new AppError('NOT_STUCK');
  return { rides };
}
