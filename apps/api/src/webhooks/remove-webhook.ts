import type { WebhookIdInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { noteWebhook } from './note-webhook.ts';
import { hostOf } from './tell-paused.ts';
import { getWebhook } from './webhook-queries.ts';

const { webhooks } = schema;

/** Removes it. What waits for it is dropped within a month. @throws AppError NOT_FOUND */
export async function removeWebhook(
  { db }: { db: Db },
  actor: Actor,
  { webhookId }: WebhookIdInput,
): Promise<{ webhookId: string }> {
  assertRole(actor, 'admin');
  return inTransaction(db, async (tx) => {
    const { url } = await getWebhook(tx, webhookId);
    await tx.delete(webhooks).where(eq(webhooks.id, webhookId));
    await noteWebhook(tx, actor, 'webhook.removed', webhookId, { host: hostOf(url) });
    return { webhookId };
  });
}
