import type { DeliveryIdInput, WebhookIdInput, WebhookTest } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { tell } from '../live/tell.ts';
import type { WebhookAddresses } from './is-webhook-address.ts';
import { sendWebhook } from './send-webhook.ts';
import { getWebhook } from './webhook-queries.ts';

const { webhookDeliveries, webhookQueue } = schema;

/**
 * Sends an event once more, with the same message ID, behind all that waits of its ride.
 * @throws AppError NOT_FOUND, ALREADY_DONE while the delivery itself still waits, TOO_MANY
 */
export async function sendAgain(
  deps: { db: Db; limits: Limits },
  actor: Actor,
  input: DeliveryIdInput,
): Promise<{ deliveryId: string }> {
  assertRole(actor, 'admin');
  await deps.limits.spend('changeByAccount', actor.userId);
  return inTransaction(deps.db, async (tx) => {
    const [sent] = await tx
      .select()
      .from(webhookDeliveries)
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

/** Sends a message of type `webhook.test` at once, and says what became of it. @throws AppError NOT_FOUND, TOO_MANY */
export async function testWebhook(
  deps: { db: Db; limits: Limits; webhookAddresses: WebhookAddresses },
  actor: Actor,
  { webhookId }: WebhookIdInput,
): Promise<WebhookTest> {
  assertRole(actor, 'admin');
  await deps.limits.spend('webhookTestByAccount', actor.userId);
  const { url, secret } = await inTransaction(deps.db, (tx) => getWebhook(tx, webhookId));
  const body = JSON.stringify({ type: 'webhook.test', timestamp: new Date().toISOString(), data: {} });
  return sendWebhook({ url, secrets: [secret], messageId: `test_${newId()}`, body }, deps.webhookAddresses);
}
