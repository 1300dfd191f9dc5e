import type { DeliveryIdInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, getTableColumns } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { tell } from '../live/tell.ts';

const { rideEvents, webhookDeliveries, webhookQueue } = schema;

/**
 * Sends an event once more, with the same message ID, behind all that waits of its ride.
 * @throws AppError NOT_FOUND, also if the event was archived, ALREADY_DONE while the delivery itself still waits, TOO_MANY
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
