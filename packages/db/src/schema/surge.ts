import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Whether prices rise where an area is busy; one row, and none while nobody ever set it: then they don't. */
export const surge = pgTable(
  'surge',
  {
    id: boolean().primaryKey().default(true),
    isOn: boolean().notNull().default(false),
    /** No price rises higher, in tenths of the usual one. */
    capTenths: smallint().notNull().default(20),
    /** When prices last took a step; null before the first. */
    reckonedAt: timestamp({ withTimezone: true, precision: 3 }),
  },
  (table) => [
    check('surge_one_row', sql`${table.id}`),
    check('surge_cap', sql`${table.capTenths} between 11 and 30`),
  ],
);

/** Areas whose price is not the usual one, or was a moment ago. */
export const surgeAreas = pgTable(
  'surge_areas',
  {
    /** H3, resolution 8. */
    cell: text().primaryKey(),
    /** Where the price is on its way, in hundredths of the usual one. */
    hundredths: smallint().notNull(),
    /** What riders are quoted, in tenths. */
    tenths: smallint().notNull(),
  },
  (table) => [
    check(
      'surge_areas_range',
      sql`${table.hundredths} between 100 and 300 and ${table.tenths} between 10 and 30`,
    ),
  ],
);
