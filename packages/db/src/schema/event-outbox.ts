import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Events of committed changes that are not yet known to have reached NATS; only with NATS_URL. A row lives for some
 * milliseconds. The table is unlogged: what a crash takes from it is news to no one, because every process loses its
 * connection then, and reads again.
 */
export const eventOutbox = pgTable(
  'event_outbox',
  {
    // A sequence would begin anew after a crash.
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    payload: text().notNull(),
    keptAt: timestamp({ withTimezone: true, precision: 3 })
      .notNull()
      .default(sql`clock_timestamp()`),
    /** The connection that put it there, as pg_stat_activity names it. */
    keptBy: integer()
      .notNull()
      .default(sql`pg_backend_pid()`),
  },
  // Processes without NATS are told by a notification, which has no room for more.
  ({ payload }) => [check('event_outbox_payload', sql`octet_length(${payload}) < 8000`)],
);
