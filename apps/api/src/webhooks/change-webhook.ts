import type { ChangeWebhookInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { assertAddress, type WebhookAddresses } from './is-webhook-address.ts';
import { noteWebhook } from './note-webhook.ts';
import { hostOf } from './tell-paused.ts';
import { tryAnew } from './try-anew.ts';
import { getWebhook } from './webhook-queries.ts';

const { webhooks } = schema;

/** Changes its events or its address; what waits goes to the new one. @throws AppError BAD_INPUT, NOT_FOUND */
export async function changeWebhook(
  deps: { db: Db; webhookAddresses: WebhookAddresses },
  actor: Actor,
  { webhookId, url, types: wanted }: ChangeWebhookInput,
): Promise<{ webhookId: string }> {
  assertRole(actor, 'admin');
  assertAddress(url, deps.webhookAddresses);
  const types = [...new Set(wanted)];
  return inTransaction(deps.db, async (tx) => {
    const former = await getWebhook(tx, webhookId);
    await tx.update(webhooks).set({ url, types }).where(eq(webhooks.id, webhookId));
    const isMoved = former.url !== url;
    if (isMoved) await tryAnew(tx, webhookId);
    const [from, to] = [former.types.join(' '), types.join(' ')];
    await noteWebhook(tx, actor, 'webhook.changed', webhookId, {
      host: isMoved ? { from: hostOf(former.url), to: hostOf(url) } : hostOf(url),
      ...(from !== to && { types: { from, to } }),
    });
    return { webhookId };
  });
}
