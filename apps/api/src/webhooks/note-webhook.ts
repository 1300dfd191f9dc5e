import { logAccountEvent } from '../audit/log-account-event.ts';
import type { Actor } from '../core/actor.ts';
import type { Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';

/** What an admin did, for the audit trail, which must never hold a secret; and screens that show the webhook are told. */
export async function noteWebhook(
  tx: Tx,
  actor: Actor,
  type: 'webhook.made' | 'webhook.changed' | 'webhook.removed',
  webhookId: string,
  data: object,
): Promise<void> {
  const { userId, ipAddress } = actor;
  await logAccountEvent(tx, { userId, type, actor, ipAddress, data: { webhookId, ...data } });
  await tell(tx, { event: 'webhook.changed', webhookId });
}
