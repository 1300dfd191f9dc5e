import { MOST_WEBHOOKS, type MakeWebhookInput, type WebhookSecret } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { NEWEST_EVENT } from '../events/settled-events.ts';
import { assertAddress, type WebhookAddresses } from './is-webhook-address.ts';
import { noteWebhook } from './note-webhook.ts';
import { hostOf } from './tell-paused.ts';
import { makeSecret } from './webhook-secret.ts';

const { webhooks } = schema;

/**
 * Adds an address that is told of rides from now on.
 * @throws AppError BAD_INPUT; WEBHOOKS_FULL
 */
export async function makeWebhook(
  deps: { db: Db; webhookAddresses: WebhookAddresses },
  actor: Actor,
  { url, types }: MakeWebhookInput,
): Promise<WebhookSecret> {
  assertRole(actor, 'admin');
  assertAddress(url, deps.webhookAddresses);
  const [webhookId, secret] = [newId(), makeSecret()];
  await inTransaction(deps.db, async (tx) => {
    // Two that are added at once count each other.
    await tx.execute(sql`lock table ${webhooks} in share row exclusive mode`);
    const others = await tx.select({ id: webhooks.id }).from(webhooks);
    if (others.length >= MOST_WEBHOOKS) throw new AppError('WEBHOOKS_FULL');
    await tx.insert(webhooks).values({
      ...{ id: webhookId, url, types: [...new Set(types)], secret, createdBy: actor.userId },
      madeThrough: sql.raw(NEWEST_EVENT),
    });
    await noteWebhook(tx, actor, 'webhook.made', webhookId, { host: hostOf(url) });
  });
  return { webhookId, secret };
}
