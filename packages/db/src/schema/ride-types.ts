import type { RideTypeTerms } from '@ridewire/contracts';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** The ride types of this city. A type that is no longer offered is disabled, and older rides keep it. */
export const rideTypes = pgTable(
  'ride_types',
  {
    id: text().primaryKey(),
    /** By language. */
    names: jsonb().$type<RideTypeTerms['names']>().notNull(),
    blurbs: jsonb().$type<RideTypeTerms['blurbs']>().notNull(),
    vehicleKind: text().notNull(),
    /** The lowest vehicle class allowed. */
    leastClass: smallint().notNull(),
    seats: smallint().notNull(),
    baseCents: integer().notNull(),
    perKmCents: integer().notNull(),
    perMinuteCents: integer().notNull(),
    minimumCents: integer().notNull(),
    /** The price range of a typical city trip. */
    aboutLeastDollars: integer().notNull(),
    aboutMostDollars: integer().notNull(),
    icon: text().notNull(),
    place: smallint().notNull(),
    isEnabled: boolean().notNull().default(true),
  },
  (table) => [
    check('ride_types_id', sql`${table.id} ~ '^[a-z][a-z0-9_]{1,29}$'`),
    check('ride_types_kind', sql`${table.vehicleKind} ~ '^[a-z][a-z0-9_]{1,29}$'`),
    check(
      'ride_types_words',
      sql`jsonb_typeof(${table.names}) = 'object' and ${table.names} ? 'en' and ${table.names} ? 'bn' and jsonb_typeof(${table.blurbs}) = 'object' and ${table.blurbs} ? 'en' and ${table.blurbs} ? 'bn'`,
    ),
    check('ride_types_vehicle', sql`${table.leastClass} between 1 and 9 and ${table.seats} between 1 and 20`),
    check(
      'ride_types_tariff',
      sql`${table.baseCents} >= 0 and ${table.perKmCents} >= 0 and ${table.perMinuteCents} >= 0 and ${table.minimumCents} > 0`,
    ),
    check(
      'ride_types_about',
      sql`${table.aboutLeastDollars} >= 0 and ${table.aboutMostDollars} >= ${table.aboutLeastDollars}`,
    ),
  ],
);
