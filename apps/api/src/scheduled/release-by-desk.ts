import type { ReleaseScheduledInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { lockScheduled, releaseDriver } from './release-driver.ts';

const { scheduledRides } = schema;

/**
 * An admin takes a scheduled ride from the driver who took it, and opens it to the others. The driver can't take it again, and may be
 * asked like everybody else once its time has come. It doesn't count against them. Sent again, it changes nothing more.
 * @throws AppError SCHEDULED_NOT_FOUND, SCHEDULED_STARTED once its ride is being requested, RIDE_CHANGED when the driver no longer has it
 */
export async function releaseByDesk(
  { db, timeZone }: { db: Db; timeZone: string },
  actor: Actor,
  { id, driverId, reason }: ReleaseScheduledInput,
): Promise<void> {
  assertRole(actor, 'admin');
  await inTransaction(db, async (tx) => {
    const row = await lockScheduled(tx, id);
    if (!row) throw new AppError('SCHEDULED_NOT_FOUND');
    if (row.driverId === null && row.takenFrom.includes(driverId)) return;
    if (row.state !== 'waiting') throw new AppError('SCHEDULED_STARTED');
    if (row.driverId !== driverId) throw new AppError('RIDE_CHANGED');
    await tx
      .update(scheduledRides)
      .set({ takenFrom: sql`array_append(${scheduledRides.takenFrom}, ${driverId}::uuid)` })
      .where(eq(scheduledRides.id, id));
    await releaseDriver(tx, { timeZone }, { row, why: 'desk' });
    await logAccountEvent(tx, {
      ...{ userId: driverId, type: 'scheduled.released', actor, ipAddress: actor.ipAddress },
      data: { pickupAt: row.pickupAt, reason },
    });
  });
}
