import type { WebhookIdInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { noteWebhook } from './note-webhook.ts';
import { hostOf } from './tell-paused.ts';
import { tryAnew } from './try-anew.ts';
import { getWebhook } from './webhook-queries.ts';

const { webhooks } = schema;

/** A second time it changes nothing. @throws AppError NOT_FOUND */
const setPaused = (
  { db }: { db: Db },
  actor: Actor,
  { webhookId }: WebhookIdInput,
  isPaused: boolean,
): Promise<{ webhookId: string }> =>
  inTransaction(db, async (tx) => {
    assertRole(actor, 'admin');
    const { pausedAt, url } = await getWebhook(tx, webhookId);
    if ((pausedAt !== null) === isPaused) return { webhookId };
    await tx
      .update(webhooks)
      .set(isPaused ? { pausedAt: sql`now()`, pausedWhy: 'admin' } : { pausedAt: null, pausedWhy: null })
      .where(eq(webhooks.id, webhookId));
    if (!isPaused) await tryAnew(tx, webhookId);
    await noteWebhook(tx, actor, 'webhook.changed', webhookId, {
      host: hostOf(url),
      isPaused: { from: !isPaused, to: isPaused },
    });
    return { webhookId };
  });

/** Sends nothing until the webhook is resumed; its events wait. @throws AppError NOT_FOUND */
export const pauseWebhook = (deps: { db: Db }, actor: Actor, input: WebhookIdInput) =>
  setPaused(deps, actor, input, true);

/** Sends again, first what waited. @throws AppError NOT_FOUND */
export const resumeWebhook = (deps: { db: Db }, actor: Actor, input: WebhookIdInput) =>
  setPaused(deps, actor, input, false);
