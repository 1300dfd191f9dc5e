import type { DeliveriesPage, DeliveryView, ListDeliveriesInput, WebhookView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import type { Tx } from '../core/in-transaction.ts';
import { inOrder, readPage } from '../core/read-page.ts';

const { rideEvents, webhookDeliveries: deliveries, webhookQueue: queue, webhooks } = schema;

/** Counting stops there. */
const MOST_COUNTED = 1_000;

const countOf = (rows: SQL) =>
  sql<number>`(select count(*)::int from (${rows} limit ${MOST_COUNTED}) counted)`;

/** All webhooks, the oldest first. */
export async function listWebhooks(orm: Tx): Promise<WebhookView[]> {
  const rows = await orm
    .select({
      webhook: webhooks,
      pending: countOf(sql`select from ${queue} q where q.webhook_id = ${webhooks}.id`),
      failed: countOf(
        sql`select from ${deliveries} d where d.webhook_id = ${webhooks}.id and d.failed_at is not null`,
      ),
    })
    .from(webhooks)
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
  return rows.map(({ webhook, pending, failed }) => ({
    id: webhook.id,
    url: webhook.url,
    types: webhook.types,
    createdAt: webhook.createdAt.toISOString(),
    paused:
      webhook.pausedAt && webhook.pausedWhy
        ? { at: webhook.pausedAt.toISOString(), why: webhook.pausedWhy }
        : null,
    failingSince: webhook.failingSince?.toISOString() ?? null,
    deliveredAt: webhook.deliveredAt?.toISOString() ?? null,
    pending,
    failed,
  }));
}

/** @throws AppError NOT_FOUND */
export async function getWebhook(orm: Tx, webhookId: string): Promise<typeof webhooks.$inferSelect> {
  const [webhook] = await orm.select().from(webhooks).where(eq(webhooks.id, webhookId)).for('update');
  if (!webhook) throw new AppError('WEBHOOK_NOT_FOUND');
  return webhook;
}

const IN_STATE = {
  pending: (webhookId: string) =>
    sql`${deliveries.id} in (select q.delivery_id from ${queue} q where q.webhook_id = ${webhookId})`,
  delivered: () => isNotNull(deliveries.deliveredAt),
  failed: () => isNotNull(deliveries.failedAt),
};

/** A webhook's deliveries of the last month, the newest first; of more than a thousand, the newest. */
export async function listDeliveries(
  db: Db,
  { webhookId, state, page, limit }: ListDeliveriesInput,
): Promise<DeliveriesPage> {
  const where = [eq(deliveries.webhookId, webhookId), state && IN_STATE[state](webhookId)];
  const listed = await readPage(
    db,
    { page, limit },
    {
      table: deliveries,
      where,
      order: [deliveries.id],
      count: ({ orm }) =>
        orm.$count(
          orm
            .select({ id: deliveries.id })
            .from(deliveries)
            .where(and(...where))
            .limit(MOST_COUNTED)
            .as('counted'),
        ),
      read: async ({ orm }, ids) => inOrder(await readDeliveries(orm, ids), ids.map(String)),
    },
  );
  return listed.total < MOST_COUNTED ? listed : { ...listed, isCapped: true };
}

async function readDeliveries(orm: Tx, ids: string[]): Promise<DeliveryView[]> {
  const rows = await orm
    .select({ delivery: deliveries, type: rideEvents.type, dueAt: queue.dueAt })
    .from(deliveries)
    .innerJoin(rideEvents, eq(rideEvents.id, deliveries.eventId))
    .leftJoin(queue, eq(queue.deliveryId, deliveries.id))
    .where(inArray(deliveries.id, ids.map(Number)))
    .orderBy(desc(deliveries.id));
  return rows.map(({ delivery, type, dueAt }) => {
    const { id, eventId, rideId, isAgain, tries, status, problem, durationMs } = delivery;
    const ended = delivery.deliveredAt ?? delivery.failedAt;
    return {
      ...{ rideId, isAgain, tries, status, problem, durationMs, type },
      id: String(id),
      eventId: String(eventId),
      state: delivery.deliveredAt ? 'delivered' : delivery.failedAt ? 'failed' : 'pending',
      createdAt: delivery.createdAt.toISOString(),
      at: (ended ?? dueAt ?? delivery.createdAt).toISOString(),
    };
  });
}
