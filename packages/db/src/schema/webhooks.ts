import type { DeliveryProblem, PausedWhy, RideEventType } from '@ridewire/contracts';
import { DELIVERY_PROBLEMS, PAUSED_WHY } from '@ridewire/contracts/webhook-choices';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { sqlList } from '../sql-list.ts';
import { users } from './users.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** Addresses of programs that are told what happens to rides. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid().primaryKey(),
    url: text().notNull(),
    /** Only these; all if empty. */
    types: text().array().$type<RideEventType[]>().notNull(),
    /** Signs deliveries, so it is kept as it is: `whsec_` and base64. */
    secret: text().notNull(),
    /** Signs next to it for a day after a change. */
    formerSecret: text(),
    formerUntil: at(),
    /** The last ride event for which a delivery was made, if it was asked for. */
    madeThrough: bigint({ mode: 'number' }).notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: at().notNull().defaultNow(),
    pausedAt: at(),
    pausedWhy: text().$type<PausedWhy>(),
    /** Since when nothing arrived there. */
    failingSince: at(),
    /** Exact to a minute. */
    deliveredAt: at(),
  },
  (table) => [
    index('webhooks_created_by').on(table.createdBy),
    check('webhooks_paused', sql`(${table.pausedAt} is null) = (${table.pausedWhy} is null)`),
    check('webhooks_paused_why', sql`${table.pausedWhy} in ${sql.raw(sqlList(PAUSED_WHY))}`),
  ],
);

/** What is sent to them, kept for a month. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** In the order of the events; a delivery that is sent again stands behind them. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key: removing a webhook would remove millions of rows in one statement. */
    webhookId: uuid().notNull(),
    /** Of ride_events, which keeps all. */
    eventId: bigint({ mode: 'number' }).notNull(),
    rideId: uuid().notNull(),
    isAgain: boolean().notNull().default(false),
    createdAt: at().notNull().defaultNow(),
    tries: smallint().notNull().default(0),
    deliveredAt: at(),
    failedAt: at(),
    /** Of the last try. */
    status: smallint(),
    problem: text().$type<DeliveryProblem>(),
    durationMs: integer(),
  },
  (table) => [
    index('webhook_deliveries_log').on(table.webhookId, table.id),
    index('webhook_deliveries_failed')
      .on(table.webhookId, table.id)
      .where(sql`${table.failedAt} is not null`),
    index('webhook_deliveries_created').on(table.createdAt),
    check('webhook_deliveries_end', sql`${table.deliveredAt} is null or ${table.failedAt} is null`),
    check('webhook_deliveries_problem', sql`${table.problem} in ${sql.raw(sqlList(DELIVERY_PROBLEMS))}`),
  ],
);

/**
 * The deliveries that wait. A table of its own, because the planner takes a partial index that just filled for an empty
 * one, and then walks all of it for each row.
 */
export const webhookQueue = pgTable(
  'webhook_queue',
  {
    deliveryId: bigint({ mode: 'number' }).primaryKey(),
    webhookId: uuid().notNull(),
    rideId: uuid().notNull(),
    /** When it is tried next. The process that tries moves it on first, so no other one does. */
    dueAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('webhook_queue_due').on(table.webhookId, table.dueAt, table.deliveryId),
    // The earlier ones of a ride.
    index('webhook_queue_of_ride').on(table.webhookId, table.rideId, table.deliveryId),
  ],
);
