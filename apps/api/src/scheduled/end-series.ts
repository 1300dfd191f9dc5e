import type { SeriesInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { tell } from '../live/tell.ts';
import { releaseDriver } from './release-driver.ts';
import { lockRider } from './schedule-ride.ts';

const { scheduledRides, scheduledSeries } = schema;

/**
 * Ends a rider's series and cancels its scheduled rides; ended again, it stays so. A ride that is being requested goes on.
 * @throws AppError SERIES_NOT_FOUND, TOO_MANY
 */
export async function endSeries(
  { db, limits, timeZone }: { db: Db; limits: Limits; timeZone: string },
  actor: Actor,
  { id }: SeriesInput,
): Promise<void> {
  assertRole(actor, 'rider');
  const riderId = actor.userId;
  await limits.spend('changeByAccount', riderId);
  await inTransaction(db, async (tx) => {
    // A process that makes a ride of it at this moment holds this, too.
    await lockRider(tx, riderId, actor);
    const [ended] = await tx
      .update(scheduledSeries)
      .set({ nextDay: null })
      .where(and(eq(scheduledSeries.id, id), eq(scheduledSeries.riderId, riderId)))
      .returning({ id: scheduledSeries.id });
    if (!ended) throw new AppError('SERIES_NOT_FOUND');
    const canceled = await tx
      .update(scheduledRides)
      .set({ state: 'canceled' })
      .where(
        and(
          eq(scheduledRides.seriesId, id),
          eq(scheduledRides.riderId, riderId),
          eq(scheduledRides.state, 'waiting'),
        ),
      )
      .returning();
    for (const row of canceled) await releaseDriver(tx, { timeZone }, { row, why: 'canceled' });
    await tell(tx, { event: 'scheduled.changed', riderId });
  });
}
