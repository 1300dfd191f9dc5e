import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { pushSubscriptions } from './push-subscriptions.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * What is still to be sent to a device, and for a while what was: every process hears of an event and adds a row for
 * it, of which the first stays.
 */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    sessionId: uuid()
      .notNull()
      .references(() => pushSubscriptions.sessionId, { onDelete: 'cascade' }),
    /** Names the event. */
    key: text().notNull(),
    /** What its words are made of; null once it was sent. */
    told: jsonb().$type<object>(),
    tries: integer().notNull().default(0),
    /** When it is tried next. The process that tries moves it on first, so no other one does. */
    dueAt: at().notNull().defaultNow(),
    /** Nobody wants to hear it later. */
    expiresAt: at().notNull(),
  },
  (table) => [
    unique('push_messages_once').on(table.sessionId, table.key),
    index('push_messages_due')
      .on(table.dueAt)
      .where(sql`${table.told} is not null`),
    index('push_messages_expires').on(table.expiresAt),
  ],
);
