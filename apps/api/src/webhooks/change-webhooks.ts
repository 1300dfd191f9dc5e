import { randomBytes } from 'node:crypto';
import {
  MOST_WEBHOOKS,
  type ChangeWebhookInput,
  type MakeWebhookInput,
  type WebhookIdInput,
  type WebhookSecret,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { judgeAddress, type WebhookAddresses } from './is-webhook-address.ts';
import { NEWEST_EVENT } from './settled-events.ts';
import { hostOf } from './tell-paused.ts';
import { getWebhook } from './webhook-queries.ts';

const { webhookDeliveries, webhookQueue, webhooks } = schema;

interface Deps {
  db: Db;
  webhookAddresses: WebhookAddresses;
}

const SECRET_BYTES = 32;
const makeSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** @throws AppError BAD_INPUT */
function assertAddress(url: string, allowed: WebhookAddresses): void {
  const judged = judgeAddress(url, allowed);
  if (judged === 'bad') throw new AppError('webhookUrl').at('url');
  if (judged === 'inside') throw new AppError('WEBHOOK_INSIDE').at('url');
}

/** What an admin did, for the audit trail; a secret never stands there. */
async function note(
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

/**
 * Adds an address that is told of rides from now on.
 * @throws AppError BAD_INPUT; WEBHOOKS_FULL
 */
export async function makeWebhook(
  deps: Deps,
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
      ...{ id: webhookId, url, types: unique(types), secret, createdBy: actor.userId },
      madeThrough: sql.raw(NEWEST_EVENT),
    });
    await note(tx, actor, 'webhook.made', webhookId, { host: hostOf(url) });
  });
  return { webhookId, secret };
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** What waits is tried at once, as if for the first time. */
async function tryAnew(tx: Tx, webhookId: string): Promise<void> {
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

/** Changes its events or its address; what waits goes to the new one. @throws AppError BAD_INPUT, NOT_FOUND */
export async function changeWebhook(
  deps: Deps,
  actor: Actor,
  { webhookId, url, types }: ChangeWebhookInput,
): Promise<{ webhookId: string }> {
  assertRole(actor, 'admin');
  assertAddress(url, deps.webhookAddresses);
  return inTransaction(deps.db, async (tx) => {
    const former = await getWebhook(tx, webhookId);
    await tx
      .update(webhooks)
      .set({ url, types: unique(types) })
      .where(eq(webhooks.id, webhookId));
    const isMoved = former.url !== url;
    if (isMoved) await tryAnew(tx, webhookId);
    const [from, to] = [former.types.join(' '), unique(types).join(' ')];
    await note(tx, actor, 'webhook.changed', webhookId, {
      host: isMoved ? { from: hostOf(former.url), to: hostOf(url) } : hostOf(url),
      ...(from !== to && { types: { from, to } }),
    });
    return { webhookId };
  });
}

/** Makes another secret. The former one signs beside it for a day, so receivers have time to switch. @throws AppError NOT_FOUND */
export async function rotateSecret(
  { db }: Pick<Deps, 'db'>,
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
    await note(tx, actor, 'webhook.changed', webhookId, { host: hostOf(url), isNewSecret: true });
    return { webhookId, secret };
  });
}

/** A second time it changes nothing. @throws AppError NOT_FOUND */
const setPaused = (
  { db }: Pick<Deps, 'db'>,
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
    await note(tx, actor, 'webhook.changed', webhookId, {
      host: hostOf(url),
      isPaused: { from: !isPaused, to: isPaused },
    });
    return { webhookId };
  });

/** Sends nothing until the webhook is resumed; its events wait. @throws AppError NOT_FOUND */
export const pauseWebhook = (deps: Pick<Deps, 'db'>, actor: Actor, input: WebhookIdInput) =>
  setPaused(deps, actor, input, true);

/** Sends again, first what waited. @throws AppError NOT_FOUND */
export const resumeWebhook = (deps: Pick<Deps, 'db'>, actor: Actor, input: WebhookIdInput) =>
  setPaused(deps, actor, input, false);

/** Removes it. What waits for it is dropped within a month. @throws AppError NOT_FOUND */
export async function removeWebhook(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { webhookId }: WebhookIdInput,
): Promise<{ webhookId: string }> {
  assertRole(actor, 'admin');
  return inTransaction(db, async (tx) => {
    const { url } = await getWebhook(tx, webhookId);
    await tx.delete(webhooks).where(eq(webhooks.id, webhookId));
    await note(tx, actor, 'webhook.removed', webhookId, { host: hostOf(url) });
    return { webhookId };
  });
}
