import type { LeaveQueueInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { tellPeople } from '../notifications/tell-people.ts';

const { queuePlaces, queueZones, users } = schema;

/**
 * An admin takes a driver out of a line, and says why. They can line up again once they have left the zone or gone offline.
 * @throws AppError QUEUE_PLACE_GONE
 */
export async function takeOut(
  { db }: { db: Db },
  actor: Actor,
  { driverId, zoneId, reason }: LeaveQueueInput,
): Promise<void> {
  assertRole(actor, 'admin');
  await inTransaction(db, async (tx) => {
    // The account first, as where it is deleted.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, driverId)).for('key share');
    const [taken] = await tx
      .update(queuePlaces)
      .set({ removedAt: sql`now()`, removedReason: reason })
      .from(queueZones)
      .where(
        and(
          eq(queuePlaces.driverId, driverId),
          eq(queuePlaces.zoneId, zoneId),
          eq(queueZones.id, zoneId),
          isNull(queuePlaces.removedAt),
        ),
      )
      .returning({ zone: queueZones.name });
    if (!taken) {
      // Sent again, it is done.
      const place = and(eq(queuePlaces.driverId, driverId), eq(queuePlaces.zoneId, zoneId));
      const [out] = await tx.select({ reason: queuePlaces.removedReason }).from(queuePlaces).where(place);
      if (out?.reason === reason) return;
      throw new AppError('QUEUE_PLACE_GONE');
    }
    await logAccountEvent(tx, {
      ...{ userId: driverId, type: 'driver.left_queue', actor, ipAddress: actor.ipAddress },
      data: { areaId: zoneId, areaName: taken.zone, reason },
    });
    await tellPeople(tx, { to: [driverId], type: 'queue_left', params: { zone: taken.zone, reason } });
  });
}
