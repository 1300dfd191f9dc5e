import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The connections that hear events, each with its present name, which tells by which way. A look at every connection of
 * the database takes milliseconds once there are hundreds, and what is sent by NATS asks for it many times a second. A
 * row may outlive its connection for a while; then events are also notified. Unlogged: a crash ends all connections.
 */
export const eventListeners = pgTable('event_listeners', {
  /** The connection, as pg_stat_activity names it. */
  pid: integer().primaryKey(),
  name: text().notNull(),
});
