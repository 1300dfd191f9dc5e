import type { SavedPlaceKind } from '@ridewire/contracts/choices';
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Places a rider often goes to, under the rider's own names. */
export const savedPlaces = pgTable(
  'saved_places',
  {
    riderId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made by the client; another rider may have the same id. */
    id: uuid().notNull(),
    kind: text().$type<SavedPlaceKind>().notNull(),
    name: text(),
    address: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.riderId, table.id] }),
    uniqueIndex('saved_places_one_of_kind')
      .on(table.riderId, table.kind)
      .where(sql`${table.kind} <> 'other'`),
    check(
      'saved_places_kind',
      sql`case ${table.kind} when 'other' then ${table.name} is not null when 'home' then ${table.name} is null when 'work' then ${table.name} is null else false end`,
    ),
  ],
);
