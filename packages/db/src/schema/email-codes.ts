import { pgEnum, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

export const codePurposeEnum = pgEnum('code_purpose', ['verify', 'reset']);

/**
 * A person's only code for a purpose; a new one replaces it. The code is made when its email is sent, so that one delayed
 * by a mail server that was down is still fresh. The code itself is stored nowhere: until it is sent, and after use, the
 * hash is null.
 */
export const emailCodes = pgTable(
  'email_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: codePurposeEnum().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    codeHash: text(),
    expiresAt: timestamp({ withTimezone: true }),
    triesLeft: smallint().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
);
