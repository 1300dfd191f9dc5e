import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { rideTypes } from './ride-types.ts';
import { users } from './users.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * What each ride type costs from a moment on: past, present and future prices. Those that hold are in `ride_types` too, so that a
 * price is read where the type is. A trigger refuses to change or delete a row that has begun, and another one keeps here what is
 * set in `ride_types` by hand.
 */
export const tariffs = pgTable(
  'tariffs',
  {
    id: uuid().primaryKey(),
    rideType: text()
      .notNull()
      .references(() => rideTypes.id),
    baseCents: integer().notNull(),
    perKmCents: integer().notNull(),
    perMinuteCents: integer().notNull(),
    minimumCents: integer().notNull(),
    beginsAt: at().notNull(),
    /**
     * The number of the city's price list with which it began, 0 for the first one; null until then. Prices that begin together have
     * the same number.
     */
    edition: integer(),
    /** The admin who set it; null for prices that were there before, or were set in the database. */
    setBy: uuid().references(() => users.id),
    setAt: at().notNull().defaultNow(),
  },
  (table) => [
    unique('tariffs_begins').on(table.rideType, table.beginsAt),
    index('tariffs_set_by').on(table.setBy),
    unique('tariffs_edition').on(table.rideType, table.edition),
    check(
      'tariffs_rates',
      sql`${table.baseCents} >= 0 and ${table.perKmCents} >= 0 and ${table.perMinuteCents} >= 0 and ${table.minimumCents} > 0`,
    ),
    check('tariffs_from_zero', sql`${table.edition} >= 0`),
  ],
);
