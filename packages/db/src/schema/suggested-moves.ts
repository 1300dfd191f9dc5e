import { doublePrecision, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { drivers } from './drivers.ts';

/** Where an idle driver was last told to wait instead; of each the latest, and for some hours only. */
export const suggestedMoves = pgTable('suggested_moves', {
  driverId: uuid()
    .primaryKey()
    .references(() => drivers.id, { onDelete: 'cascade' }),
  /** The H3 cell of the area, and its middle. */
  cell: text().notNull(),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  /** What it is called, where that is known. */
  name: text(),
  nameBn: text(),
  seconds: integer().notNull(),
  madeAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  /** The driver doesn't want it. */
  dismissedAt: timestamp({ withTimezone: true, precision: 3 }),
});
