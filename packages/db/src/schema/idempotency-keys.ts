import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { users } from './users.ts';

/**
 * Keys of requests that clients may send again without running them twice, kept for a day. Whatever happens in between,
 * the command runs under the same id; once there is an answer, every repeat gets that answer.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The key the client chose. */
    key: text().notNull(),
    /** SHA-256 of method, path and body, since a different request must not use the same key. */
    requestHash: bytea().notNull(),
    commandId: uuid().notNull(),
    /** The answer; null until there is one. */
    status: smallint(),
    answer: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
    check('idempotency_keys_lengths', sql`length(${table.key}) between 1 and 200`),
    check('idempotency_keys_answered', sql`(${table.status} is null) = (${table.answer} is null)`),
  ],
);
