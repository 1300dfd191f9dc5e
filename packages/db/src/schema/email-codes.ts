import { pgEnum, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

export const codePurposeEnum = pgEnum('code_purpose', ['verify', 'reset']);

/**
 * The one code of a person for a purpose; a new one takes its place. It is made when its mail is sent, so that one that had
 * to wait for a dead mail server is fresh, and the code itself rests nowhere: until then, and after use, the hash is null.
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
