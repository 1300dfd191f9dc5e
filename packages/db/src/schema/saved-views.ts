import type { ViewPage } from '@ridewire/contracts/choices';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** The filters of pages that admins saved under a name, each for themselves. */
export const savedViews = pgTable(
  'saved_views',
  {
    /** Made by the client, so that a retry finds the view it already saved. */
    id: uuid().primaryKey(),
    adminId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    page: text().$type<ViewPage>().notNull(),
    name: text().notNull(),
    /** As the page's address has them. */
    search: text().notNull(),
    savedAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('saved_views_name').on(table.adminId, table.page, sql`lower(${table.name})`),
    check(
      'saved_views_lengths',
      sql`length(${table.name}) between 1 and 40 and length(${table.search}) <= 600`,
    ),
  ],
);
