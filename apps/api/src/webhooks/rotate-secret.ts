import type { WebhookIdInput, WebhookSecret } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { noteWebhook } from './note-webhook.ts';
import { hostOf } from './tell-paused.ts';
import { getWebhook } from './webhook-queries.ts';
import { makeSecret } from './webhook-secret.ts';

const { webhooks } = schema;

/** Makes another secret. The former one signs beside it for a day, so receivers have time to switch. @throws AppError NOT_FOUND */
export async function rotateSecret(
  { db }: { db: Db },
  actor: Actor,
  { webhookId }: WebhookIdInput,
): Promise<WebhookSecret> {
  assertRole(actor, 'admin');
  const secret = makeSecret();
  return inTransaction(db, async (tx) => {
    const { secret: formerSecret, url } = await getWebhook(tx, webhookId);
    await tx
      .update(webhooks)
      .set({ secret, formerSecret, formerUntil: sql`now() + interval '1 day'` })
      .where(eq(webhooks.id, webhookId));
    await noteWebhook(tx, actor, 'webhook.changed', webhookId, { host: hostOf(url), isNewSecret: true });
    return { webhookId, secret };
  });
}
