import { isActive, type DeleteRideInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, sql } from 'drizzle-orm';
import { assertRole, type Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import type { RideEvent } from '../../live/events.ts';
import { tell } from '../../live/tell.ts';
import { hasOpenProblem } from '../../problems/has-open-problem.ts';
import { hasOpenAlert } from '../../sos/alert-queries.ts';
import type { Publisher } from '../changes/commit-changes.ts';
import { IS_FINISHED, IS_LISTED } from '../reads/ride-conditions.ts';
import { RIDE_IMAGE } from '../reads/ride-image.ts';
import { findRefusedRide } from '../reads/ride-queries.ts';
import { isOther } from '../rules/ride-policy.ts';

const { rideEvents, rides } = schema;

/**
 * An admin takes a finished ride out of every list and sum; its row and events stay. A ride with a refund can't be
 * deleted, because its rider would lose the receipt; nor can one with an SOS alert no one has taken, or an open
 * problem.
 * @throws AppError RIDE_NOT_FOUND, RIDE_ACTIVE, RIDE_CHANGED, RIDE_REFUNDED, RIDE_CALLED, PROBLEM_OPEN
 */
export async function deleteRide(
  deps: { ridesDb: Db; publisher: Publisher },
  actor: Actor,
  { rideId, fromStatus, seenVersion }: DeleteRideInput,
): Promise<{ rideId: string }> {
  assertRole(actor, 'admin');
  const { gaps } = deps.publisher;
  const deleted = await inTransaction(deps.ridesDb, async (tx): Promise<RideEvent> => {
    // Locked: no SOS alert comes from it in the meantime.
    const [held] = await tx
      .select({ id: rides.id })
      .from(rides)
      .where(and(eq(rides.id, rideId), IS_LISTED, IS_FINISHED))
      .for('no key update');
    const ride = await findRefusedRide(tx, rideId);
    if (!ride) throw new AppError('RIDE_NOT_FOUND');
    const { status, version } = ride;
    if (isActive(status)) throw new AppError('RIDE_ACTIVE');
    if (ride.isRefunded) throw new AppError('RIDE_REFUNDED');
    if (await hasOpenAlert(tx, rideId)) throw new AppError('RIDE_CALLED');
    if (await hasOpenProblem(tx, rideId)) throw new AppError('PROBLEM_OPEN');
    if (fromStatus && status !== fromStatus) throw new AppError('RIDE_CHANGED_TO', { status });
    if (!held || isOther(ride, seenVersion)) throw new AppError('RIDE_CHANGED');
    const [changed] = await tx
      .update(rides)
      .set({ deletedAt: sql`now()`, version: version + 1, updatedAt: sql`now()` })
      .where(eq(rides.id, rideId))
      .returning({ image: RIDE_IMAGE });
    if (!changed) throw new AppError('RIDE_CHANGED');
    await tx.insert(rideEvents).values({
      rideId,
      version: version + 1,
      type: 'ride.deleted',
      fromStatus: status,
      toStatus: status,
      actorId: actor.userId,
      actorRole: 'admin',
      ipAddress: actor.ipAddress ?? null,
      data: { deleted: { from: false, to: true } },
    });
    const event: RideEvent = { event: 'ride.deleted', ride: changed.image };
    await tell(tx, event);
    return event;
  });
  deps.publisher.committed(deleted, gaps);
  return { rideId };
}
