import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Events of committed changes that are not yet known to have reached NATS; only with NATS_URL. A row lives for some
 * milliseconds. The table is unlogged: what a crash takes from it is news to no one, because every process loses its
 * connection then, and reads again.
 */
export const eventOutbox = pgTable(
  'event_outbox',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    payload: text().notNull(),
    keptAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  // Processes without NATS are told by a notification, which has no room for more.
  ({ payload }) => [check('event_outbox_payload', sql`octet_length(${payload}) < 8000`)],
);
