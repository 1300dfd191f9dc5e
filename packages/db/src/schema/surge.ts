import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Whether prices rise in busy areas. One row, or none until an admin sets it, which means they don't. */
export const surge = pgTable(
  'surge',
  {
    id: boolean().primaryKey().default(true),
    isOn: boolean().notNull().default(false),
    /** The highest price level, in tenths of the usual price. */
    capTenths: smallint().notNull().default(20),
    /** When prices last moved a step; null before the first. */
    reckonedAt: timestamp({ withTimezone: true, precision: 3 }),
  },
  (table) => [
    check('surge_one_row', sql`${table.id}`),
    check('surge_cap', sql`${table.capTenths} between 11 and 30`),
  ],
);

/** Areas whose price differs from the usual one, or did a moment ago. */
export const surgeAreas = pgTable(
  'surge_areas',
  {
    /** H3, resolution 8. */
    cell: text().primaryKey(),
    /** The moving price level, in hundredths of the usual price. */
    hundredths: smallint().notNull(),
    /** The quoted price level, in tenths. */
    tenths: smallint().notNull(),
  },
  (table) => [
    check(
      'surge_areas_range',
      sql`${table.hundredths} between 100 and 300 and ${table.tenths} between 10 and 30`,
    ),
  ],
);
