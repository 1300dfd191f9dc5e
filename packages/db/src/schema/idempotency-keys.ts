import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { users } from './users.ts';

/**
 * Requests that clients may send again without their being carried out again, kept for a day. Whatever happens in
 * between, the command is carried out under the same id; once there is an answer, every repetition gets that one.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the client chose it. */
    key: text().notNull(),
    /** SHA-256 of method, path and body: another request must not come under the same key. */
    requestHash: bytea().notNull(),
    commandId: uuid().notNull(),
    /** What was answered; null until it is there. */
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
