import { schema } from '@ridewire/db';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';

const { webhookDeliveries, webhookQueue, webhooks } = schema;

/** What waits is tried at once, as if for the first time. */
export async function tryAnew(tx: Tx, webhookId: string): Promise<void> {
  const isQueued = inArray(
    webhookDeliveries.id,
    tx
      .select({ id: webhookQueue.deliveryId })
      .from(webhookQueue)
      .where(eq(webhookQueue.webhookId, webhookId)),
  );
  await tx
    .update(webhookDeliveries)
    .set({ tries: 0 })
    .where(and(gt(webhookDeliveries.tries, 0), isQueued));
  await tx
    .update(webhookQueue)
    .set({ dueAt: sql`now()` })
    .where(and(eq(webhookQueue.webhookId, webhookId), sql`${webhookQueue.dueAt} > now()`));
  await tx.update(webhooks).set({ failingSince: null }).where(eq(webhooks.id, webhookId));
}
