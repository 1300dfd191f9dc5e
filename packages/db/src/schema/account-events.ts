import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { roleEnum, users } from './users.ts';

/** What happened to each account, by whom and from where. Only ever inserted, in the same statement as the change itself. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Past tense: user.registered, user.blocked, driver.approved … */
    type: text().notNull(),
    /** Null when the system acted by itself, or somebody who was not signed in. */
    actorId: uuid(),
    actorRole: roleEnum(),
    ipAddress: text(),
    data: jsonb(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('account_events_user').on(table.userId, table.at),
    index('account_events_at').on(table.at),
  ],
);
