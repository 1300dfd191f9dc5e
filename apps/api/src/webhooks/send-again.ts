import type { DeliveryIdInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { tell } from '../live/tell.ts';

const { rideEvents, webhookDeliveries, webhookQueue } = schema;

/** Longer than most double taps. */
const DOUBLE_SECONDS = 2;

/**
 * Sends an event once more, with the same message ID, behind all that waits of its ride.
 * @throws AppError NOT_FOUND, also if the event was archived, ALREADY_DONE while the event still waits or was sent again
 *   two seconds ago or less, TOO_MANY
 */
export async function sendAgain(
  deps: { db: Db; limits: Limits },
  actor: Actor,
  input: DeliveryIdInput,
): Promise<{ deliveryId: string }> {
  assertRole(actor, 'admin');
  await deps.limits.spend('changeByAccount', actor.userId);
  return inTransaction(deps.db, async (tx) => {
    // Its event may have been archived since.
    const [sent] = await tx
      .select(getTableColumns(webhookDeliveries))
      .from(webhookDeliveries)
      .innerJoin(rideEvents, eq(rideEvents.id, webhookDeliveries.eventId))
      .where(eq(webhookDeliveries.id, Number(input.deliveryId)));
    if (!sent) throw new AppError('DELIVERY_NOT_FOUND');
    if (!sent.deliveredAt && !sent.failedAt) throw new AppError('DELIVERY_PENDING');
    const { webhookId, eventId, rideId } = sent;
    await assertNotSentNow(tx, sent);
    const [made] = await tx
      .insert(webhookDeliveries)
      .values({ webhookId, eventId, rideId, isAgain: true })
      .returning({ id: webhookDeliveries.id });
    const deliveryId = made?.id as number;
    await tx.insert(webhookQueue).values({ deliveryId, webhookId, rideId });
    await tell(tx, { event: 'webhook.changed', webhookId });
    return { deliveryId: String(deliveryId) };
  });
}

/** Of several who want to send an event again at once, the first does. @throws AppError ALREADY_DONE for the others */
async function assertNotSentNow(
  tx: Tx,
  { webhookId, eventId, rideId }: typeof webhookDeliveries.$inferSelect,
): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`again ${webhookId} ${eventId}`}, 0))`,
  );
  const ofEvent = and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.eventId, eventId));
  const [waits] = await tx
    .select({ id: webhookQueue.deliveryId })
    .from(webhookQueue)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.id, webhookQueue.deliveryId))
    .where(and(eq(webhookQueue.webhookId, webhookId), eq(webhookQueue.rideId, rideId), ofEvent))
    .limit(1);
  if (waits) throw new AppError('DELIVERY_PENDING');
  const isNow = gt(webhookDeliveries.createdAt, sql`now() - ${DOUBLE_SECONDS} * interval '1 second'`);
  const [made] = await tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(isNow, eq(webhookDeliveries.isAgain, true), ofEvent))
    .limit(1);
  if (made) throw new AppError('DELIVERY_JUST_SENT');
}
