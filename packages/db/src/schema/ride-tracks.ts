import { sql } from 'drizzle-orm';
import { check, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { rides } from './rides.ts';

/**
 * The car's path, one row per ride: latitude and longitude alternating, in hundred-thousandths of a degree (1.1 m),
 * simplified and appended to now and then. It is for looking at and not for charging: some seconds may be missing if a
 * process ended.
 */
export const rideTracks = pgTable(
  'ride_tracks',
  {
    rideId: uuid()
      .primaryKey()
      .references(() => rides.id),
    /** The driver. If a ride was given back, its next driver starts a new path. */
    driverId: uuid().notNull(),
    /** From acceptance to the pickup. */
    approach: integer().array().notNull().default([]),
    /** With the rider on board. */
    trip: integer().array().notNull().default([]),
  },
  (table) => [
    check(
      'ride_tracks_bounds',
      sql`cardinality(${table.approach}) <= 8000 and cardinality(${table.trip}) <= 8000`,
    ),
  ],
);
