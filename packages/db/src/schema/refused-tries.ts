import type { RefusedKind } from '@ridewire/contracts/choices';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** How often a sign-in failed or a right was refused, by hour and account. */
export const refusedTries = pgTable(
  'refused_tries',
  {
    kind: text().$type<RefusedKind>().notNull(),
    /** When the hour began. */
    hour: timestamp({ withTimezone: true }).notNull(),
    /** Null for sign-ins to accounts that don't exist. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    tries: integer().notNull(),
    /** Tries by address; an IPv6 address counts as its /64. The busiest ones only. */
    addresses: jsonb().$type<Record<string, number>>().notNull(),
  },
  (table) => [
    unique('refused_tries_once').on(table.hour, table.kind, table.userId).nullsNotDistinct(),
    index('refused_tries_user').on(table.userId),
    check('refused_tries_kind', sql`${table.kind} in ('sign_in', 'right')`),
    check('refused_tries_tries', sql`${table.tries} > 0`),
  ],
);
