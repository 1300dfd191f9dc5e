import type { Names } from '@ridewire/contracts';
import { doublePrecision, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { drivers } from './drivers.ts';

/** Where an idle driver was last told to wait instead: the latest per driver, kept for some hours. */
export const suggestedMoves = pgTable('suggested_moves', {
  driverId: uuid()
    .primaryKey()
    .references(() => drivers.id, { onDelete: 'cascade' }),
  /** The H3 cell of the area, and its center. */
  cell: text().notNull(),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  /** The name of the area, if known, and what each language calls it. */
  name: text(),
  names: jsonb().$type<Names>().notNull().default({}),
  seconds: integer().notNull(),
  madeAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  /** When the driver dismissed it. */
  dismissedAt: timestamp({ withTimezone: true, precision: 3 }),
});
