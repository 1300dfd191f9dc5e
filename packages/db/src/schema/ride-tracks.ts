import { sql } from 'drizzle-orm';
import { check, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { rides } from './rides.ts';

/**
 * Where the car went, one row a ride: latitude and longitude in turn, in hundred-thousandths of a degree (1.1 m), thinned
 * and appended to now and then. For looking at, not for charging: some seconds may be missing where a process ended.
 */
export const rideTracks = pgTable(
  'ride_tracks',
  {
    rideId: uuid()
      .primaryKey()
      .references(() => rides.id),
    /** Who drove it. The next driver of a ride that was given back begins anew. */
    driverId: uuid().notNull(),
    /** From the accept to the pickup. */
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
