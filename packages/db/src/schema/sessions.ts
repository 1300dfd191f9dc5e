import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { users } from './users.ts';

/**
 * A signed-in browser or program. A browser's cookie holds a secret, of which the row has only the SHA-256. A program's
 * tokens name the session and are signed, and the row counts how often they were renewed.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secretHash: bytea(),
    refreshGeneration: integer(),
    /** When the count last went up; null until then. A repeated renewal does not change it. */
    renewedAt: timestamp({ withTimezone: true }),
    userAgent: text(),
    ipAddress: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the person last gave the password, at sign-in or since, or signed in with a passkey. */
    provenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Whether the person has shown a passkey in it: signed in with one, or added one. */
    hasShownPasskey: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('sessions_secret_unique').on(table.secretHash),
    index('sessions_user').on(table.userId),
    check(
      'sessions_cookie_or_tokens',
      sql`(${table.secretHash} is null) <> (${table.refreshGeneration} is null)`,
    ),
  ],
);
