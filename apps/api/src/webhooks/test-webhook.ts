import type { WebhookIdInput, WebhookTest } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { v7 as newId } from 'uuid';
import { assertRole, type Actor } from '../core/actor.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import type { WebhookAddresses } from './is-webhook-address.ts';
import { sendWebhook } from './send-webhook.ts';
import { getWebhook } from './webhook-queries.ts';

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
